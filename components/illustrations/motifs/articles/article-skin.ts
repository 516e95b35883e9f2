import { range, toPoints, getGauss, drawCurve, drawHorizontal, drawVertical, type Pt } from '../../geometry';
import type { Pen } from '../../pen';

/** Draws measuring lines that bend around dents; one dent waits for an engineer. */
export function drawArticleSkin(pen: Pen) {
  const { W, H, k, sq, wide } = pen;
  const lines = 11;
  const steps = wide ? 20 : 14;
  const middle = H * 0.5;
  const cx = W * 0.56;
  const up = pen.rand() < 0.5 ? 1 : -1;
  const dents: readonly (readonly [x: number, y: number, size: number])[] = [
    [cx, middle, 0.2],
    [W * (sq ? 0.2 : 0.24) + W * pen.rnd(-0.03, 0.03), H * (0.5 - up * pen.rnd(0.2, 0.26)), 0.12],
    [W * pen.rnd(0.8, 0.85), H * (0.5 + up * pen.rnd(0.19, 0.24)), 0.14],
  ];
  const height = (x: number, y: number) =>
    dents.reduce((sum, [dx, dy, size]) => {
      const r = H * size;
      return sum + (y - dy) * 1.15 * getGauss(y, dy, r * 0.95) * getGauss(x, dx, r * (wide ? 1.3 : 1.1));
    }, y);
  const at = (x: number, y: number): Pt => [x, height(x, y)];
  const stations = [...range(steps + 1).map((i) => (W * i) / steps), cx].toSorted((p, q) => p - q);
  const line = (y: number) => drawCurve(stations.map((x) => at(x, y)));
  const rows = range(lines).map((i) => H * (0.05 + (0.9 * i) / (lines - 1)));
  const own = (lines - 1) / 2;

  // frames of the fuselage, and the lines of measurement over them
  const frames = range(wide ? 9 : sq ? 4 : 6).map((i, _, all) => (W * (i + 0.5)) / all.length);
  pen.tick(frames.map((x) => drawVertical(x, 0, H)));
  dents.forEach(([x, y, size], i) => {
    for (const share of [0.9, 0.5])
      pen.circ(i === 0 ? 'a-low' : 'a-wash', x, y, H * size * share * (i === 0 ? 0.8 : 1));
  });
  pen.ter(rows.filter((_, i) => i % 2 === 0).map(line));
  pen.sec(rows.filter((_, i) => i % 2 === 1 && i !== own).map(line));

  // brackets around each measured dent
  for (const [x, y, size] of dents) {
    const r = H * size * 1.02;
    const arm = r * 0.34;
    pen.full(
      toPoints([-1, -1, 1, -1, -1, 1, 1, 1]).map(([sx, sy]) => {
        const [px, py] = [x + sx * r, y + sy * r];
        return drawHorizontal(py, px - sx * arm, px) + drawVertical(px, py, py - sy * arm);
      }),
    );
  }
  pen.run(line(middle));
  pen.nodes([...at(W * 0.07, middle), ...at(W * 0.36, middle), ...at(W * 0.93, middle)]);
  dents.slice(1).forEach(([x, y]) => pen.lit(x, y, 4));
  pen.lit(cx, height(cx, middle), 7, 14);
  pen.ter(drawVertical(cx, middle + 22 * k, middle + H * 0.2));
}
