import { RAD, range, toInt, drawCurve, drawHorizontal, type Pt } from '../../geometry';
import type { MotifData, Pen } from '../../pen';

/** Draws dotted meridians with one lit point at {lng, lat}. */
export function drawLocations(pen: Pen, data: MotifData) {
  const { W, H, k, sq, wide } = pen;
  const lng = data.lng ?? 78;
  const lat = data.lat ?? 17;
  const N = sq ? 11 : wide ? 25 : 19;
  const cx = W / 2;
  const x = (l: number) => cx + (W * 0.46 * l) / 180;
  const y = (a: number) => H * 0.5 - (H * 0.42 * a) / 90;
  const curveX = (l: number, a: number) => cx + (x(l) - cx) * (0.74 + 0.26 * Math.cos(a * RAD * 0.95));
  const meridian = (l: number) =>
    drawCurve(range(7).map((i): Pt => [curveX(l, 28 * i - 84), y(28 * i - 84)]));
  const rows = range(N).map((i) => meridian(-180 + (360 * i) / (N - 1)));
  const [width, pitch] = [Math.max(2, toInt(2.6 * k)), Math.max(6, toInt(9 * k))];
  pen.path('a-meridian', rows, ` stroke-width="${width}" stroke-dasharray="0 ${pitch}"`);
  const px = curveX(lng, lat);
  const py = y(lat);
  pen.sec(meridian(lng));
  pen.line([drawHorizontal(y(0), 0, W)]);
  pen.run(drawHorizontal(py, W * 0.02, W * 0.98));
  [-120, -60, 0, 60, 120].forEach((l) => {
    const q = curveX(l, lat);
    if (Math.abs(q - px) > W * 0.05) pen.node(q, py, 4);
  });
  pen.circ('a-halo', px, py, 30 * k);
  pen.lit(px, py, 9, 18);
}
