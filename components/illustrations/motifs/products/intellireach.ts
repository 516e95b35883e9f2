import {
  RAD,
  range,
  formatPoint,
  lerp,
  drawCurve,
  drawSegment,
  drawHorizontal,
  type Pt,
} from '../../geometry';
import type { Pen } from '../../pen';

export function drawIntellireach(pen: Pen) {
  const { W, H, k, sq, wide, small } = pen;
  const px = W * 0.41;
  const py = H * 0.5;
  const ox = W * 0.09;
  const N = 24;
  const A = sq ? 70 : 66;
  const rx = W * (sq ? 0.5 : wide ? 0.46 : 0.5);
  const ry = (H * 0.42) / Math.sin(A * RAD);
  const lit = [3, 8, 13, 16, 21];
  const hero = 13;
  const ray = (i: number, f: number): Pt => {
    const a = (-A + (2 * A * i) / (N - 1)) * RAD;
    return [px + rx * f * Math.cos(a), py + ry * f * Math.sin(a)];
  };
  const reach = (i: number) => (lit.includes(i) ? 1 : i % 2 ? 0.9 : 0.8);
  const arcPts = (f: number) =>
    (small ? [0, 6, 11.5, 17, 23] : [0, 3, 6, 9, 11.5, 14, 17, 20, 23]).map((i) => ray(i, f));
  pen.path('a-wash', `${drawCurve(arcPts(1))}L${formatPoint(px, py)}Z`);
  pen.path('a-wash', `${drawCurve(arcPts(0.56))}L${formatPoint(px, py)}Z`);
  pen.line([drawHorizontal(py, 0, ox)].concat([0.56, 0.28].map((f) => drawCurve(arcPts(f)))));
  pen.tick(drawCurve(arcPts(1)));
  const off = range(N).filter((i) => !lit.includes(i) && (!small || i % 2 === 0));
  pen.ter(off.map((i) => drawSegment(...ray(i, 0.12), ...ray(i, reach(i)))));
  pen.sec(lit.filter((i) => i !== hero).map((i) => drawSegment(...ray(i, 0.1), ...ray(i, 1))));
  pen.run(`${drawHorizontal(py, ox, px)}L${formatPoint(...ray(hero, 1))}`);
  if (!small) off.forEach((i) => pen.circ('a-node-ter', ...ray(i, reach(i)), 3 * k));
  lit.forEach((i) => pen.lit(...ray(i, 1), 7, 14));
  pen.circ('a-line', ox, py, 38 * k);
  pen.circ('a-node-sec', ox, py, 25 * k);
  pen.circ('a-node', ox, py, 15 * k);
  pen.lit(ox, py, 6);
  pen.nodes([lerp(ox, px, 0.5), py, lerp(ox, px, 0.72), py]);
  pen.check(px, py, 14);
}
