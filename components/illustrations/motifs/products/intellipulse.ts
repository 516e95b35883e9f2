import {
  getItem,
  range,
  lerp,
  getGauss,
  drawCurve,
  drawHorizontal,
  drawVertical,
  type Pt,
  type Row4,
} from '../../geometry';
import type { Pen } from '../../pen';

/** Draws ridges of a forecast, with the checkpoint on the peak of the nearest. */
export function drawIntellipulse(pen: Pen) {
  const { W, H, k, sq, small } = pen;
  const base = H * 0.86;
  const xs = (i: number) => W * (0.14 + i * 0.18);
  const M = small ? 11 : sq ? 18 : 24;
  const peaks: Pt[] = [];
  pen.line(drawHorizontal(base, 0, W));
  pen.tick([0, 1, 2, 3, 4].map((i) => drawVertical(xs(i), H * 0.09, base)));
  const rows: Row4[] = [
    [0.24, 0.07, 0.46, 0.34],
    [0.34, 0.075, 0.6, 0.5],
    [0.3, 0.07, 0.53, 0.62],
    [0.45, 0.08, 0.22, 0.3],
    [0.52, 0.075, 0.79, 0.36],
    [0.635, 0.085, 0.42, 0.22],
  ];
  const shape = small ? rows.filter((_, r) => r !== 1 && r !== 3) : rows;
  shape.forEach(([mean, sd, m2, a2], r) => {
    const t = r / (shape.length - 1);
    const by = lerp(H * 0.37, base, t);
    const amp = H * lerp(0.24, 0.47, t ** 1.4);
    const j = pen.rnd(0.85, 1.15);
    const fade = (u: number) => Math.max(0, Math.min(1, Math.min(u, 1 - u) * 12));
    const f = (u: number) => by - amp * (getGauss(u, mean, sd) + a2 * j * getGauss(u, m2, 0.075)) * fade(u);
    const us = range(M + 1).map((i) => i / M);
    const near = us.reduce((b, u, i) => (Math.abs(u - mean) < Math.abs(getItem(us, b) - mean) ? i : b), 0);
    us[near] = mean;
    const d = drawCurve(us.map((u): Pt => [u * W, f(u)]));
    const last = r === shape.length - 1;
    if (last) pen.path('a-run a-draw a-mist-2', d, ' pathLength="100"');
    else pen.path(`${t > 0.5 ? 'a-sec' : 'a-ter'} a-paper`, d);
    peaks.push([mean * W, f(mean)]);
  });
  range(5).forEach((i) => (i === 3 ? pen.node(xs(i), base, 8) : pen.nodeSec(xs(i), base, 5)));
  pen.lit(xs(3), base, 3);
  const [peakX, peakY] = getItem(peaks, -1);
  pen.tick(drawVertical(xs(3), peakY + 22 * k, base - 12 * k));
  pen.check(peakX, peakY, 13);
}
