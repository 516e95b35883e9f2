import { range, drawTrack, drawCurve, drawVertical, type Pt } from '../../geometry';
import type { Pen } from '../../pen';

/** Draws shifts that follow the day and overlap at the handover. */
export function drawGcc(pen: Pen) {
  const { W, H, k, sq } = pen;
  const bands = 4;
  const bw = W * (sq ? 0.42 : 0.34);
  const x0 = W * 0.06;
  const stepX = (W * 0.88 - bw) / (bands - 1);
  const bh = H * 0.115;
  const y0 = H * 0.19;
  const sy = (H * 0.66) / (bands - 1) - bh * 0.08;
  const bx = (i: number) => x0 + stepX * i;
  const by = (i: number) => y0 + sy * i;
  const my = (i: number) => by(i) + bh / 2;
  // 24 hours and the turning day
  pen.ter(
    range(25).map((i) => drawVertical(W * 0.06 + (W * 0.88 * i) / 24, H * 0.07, H * (i % 6 ? 0.09 : 0.115))),
  );
  for (let j = 0; j < 2; j++) {
    const day = (i: number) => H * 0.52 + H * 0.3 * Math.cos(((i / 8) * 2 + 0.22 + j * 0.09) * Math.PI);
    pen.line(drawCurve(range(9).map((i): Pt => [(W * i) / 8, day(i)])));
  }
  for (let i = 0; i < bands; i++) {
    pen.rect(['a-paper', i % 2 ? 'a-low' : 'a-wash', 'a-sec'], bx(i), by(i), bw, bh, bh / 2);
  }
  // handover windows
  const ov = bw - stepX;
  for (let i = 0; i < bands - 1; i++) {
    pen.tick([bx(i + 1), bx(i) + bw].map((x) => drawVertical(x, H * 0.12, by(i + 1) + bh)));
  }
  const h = (i: number) => bx(i + 1) + ov / 2;
  const turns = [W * 0.02, my(0), h(0), my(1), h(1), my(2), h(2), my(3), W * 0.98];
  pen.run(drawTrack(turns, Math.min(bh * 0.5, 16 * k)));
  const stops = [bx(0) + bh * 0.7, (h(0) + h(1)) / 2, (h(1) + h(2)) / 2, bx(3) + bw - bh * 0.7];
  stops.forEach((x, i) => pen.node(x, my(i)));
  // The go/no-go comes before all that follows the first stage.
  pen.check(h(0), (my(0) + my(1)) / 2, 12);
}
