import { getItem, drawTrack, drawSegment, drawHorizontal, drawPolygon, type Pt } from '../../geometry';
import type { Pen } from '../../pen';

export function drawArticleTechnology(pen: Pen) {
  const { W, H, k, sq, wide } = pen;
  const pw = sq ? W * 0.36 : wide ? W * 0.2 : W * 0.25;
  const ph = Math.min(pw * 0.42, H * 0.155);
  const L = 4;
  const cx = W * 0.53;
  const y0 = H * 0.24;
  const gap = (H * 0.56) / (L - 1);
  const lean = pen.rand() < 0.5 ? -1 : 1;
  const hot = 1 + Math.floor(pen.rnd(0, 2.99));
  const off = (i: number) => (i - 1.5) * lean * W * (wide ? 0.045 : sq ? 0.02 : 0.032);
  const c = (i: number): Pt => [cx + off(i), y0 + gap * i];
  pen.line([0, 1, 2, 3].map((i) => drawHorizontal(c(i)[1], 0, W)));
  const inn = pen.rnd(-0.5, 0.5);
  const taps = [0, 1, 2, 3].map((): Pt => [pen.rnd(-0.35, 0.35), pen.rnd(-0.35, 0.35)]);
  const xv = cx + pw * inn * 0.4;
  for (let i = L - 1; i >= 0; i--) {
    const [x, y] = c(i);
    const paints = i === hot ? ['a-low', 'a-run'] : ['a-wash', 'a-sec'];
    pen.path(['a-paper', ...paints], drawPolygon([x, y - ph, x + pw, y, x, y + ph, x - pw, y]));
    const f = (u: number, v: number): Pt => [x + (u - v) * pw * 0.5, y + (u + v) * ph * 0.5];
    const rules = [-0.68, -0.34, 0, 0.34, 0.68].map((v) => drawSegment(...f(-0.86, v), ...f(0.86, v)));
    pen[i % 2 ? 'tick' : 'line'](rules);
    const [u, v] = getItem(taps, i);
    if (i) pen.nodeSec(...f(u - 0.4, v + 0.3), 3);
    pen.dots('a-sec', 6 * k, [f(u, v), f(u + 0.34, v), f(u, v - 0.34)]);
  }
  const ya = c(0)[1];
  const yd = c(3)[1];
  pen.run(drawTrack([W * 0.03, ya, xv, yd, W * 0.97], 14 * k));
  pen.nodes([xv, c(1)[1], xv, c(2)[1]], 5);
  pen.nodes([W * 0.1, ya, W * 0.9, yd]);
  pen.lit(xv, (c(1)[1] + ya) / 2, 7, 14);
}
