import {
  getItem,
  toInt,
  formatPoint,
  drawSegment,
  drawHorizontal,
  createCubic,
  closePath,
  drawPolygon,
  type Pt,
  type Cubic,
} from '../../geometry';
import type { Pen } from '../../pen';

export function drawArticleAviation(pen: Pen) {
  const { W, H, k, sq, wide } = pen;
  const fx = W * 0.56;
  const tx = W * (sq ? 0.74 : 0.72);
  const up = pen.rand() < 0.5;
  const ty = H * (up ? 0.6 : 0.4);
  const yy = (t: number) => H * (up ? t : 1 - t);
  const rs = [0.2, 0.38, 0.56, 0.74, 0.92].map((f) => f * W * (wide ? 0.62 : 0.72));
  const reach = getItem(rs, 3);
  const lift = pen.rnd(-0.05, 0.05);
  // range rings of the approach scope
  const half = (r: number, width: number) => `a${r} ${r} 0 1 1 ${width} 0`;
  pen.line(
    rs.map(
      (r) => `M${formatPoint(tx - r, ty)}${half(toInt(r), toInt(r) * 2)}${half(toInt(r), -toInt(r) * 2)}`,
    ),
  );
  const scale = getItem(rs, 1);
  pen.marks('a-ter', 60, 1, [tx, ty], scale, scale + 4 * k);
  pen.marks('a-ter', 60, 5, [tx, ty], scale + 4 * k, scale + 9 * k);
  pen.path('a-wash', drawPolygon([tx, ty, tx - reach, ty - reach * 0.22, tx - reach, ty + reach * 0.22]));
  pen.tick([
    drawSegment(tx, ty, tx - reach, ty - reach * 0.22),
    drawSegment(tx, ty, tx - reach, ty + reach * 0.22),
  ]);
  // arrivals join the final
  const joinA = W * pen.rnd(0.3, 0.37);
  const start = yy(0.17 + lift * 2.4);
  const b0: Pt = [W * (sq ? 0.3 : pen.rnd(0.28, 0.42)), yy(1)];
  const c0: Pt = [W * pen.rnd(0.46, 0.52), yy(0)];
  const first = createCubic([0, start], [W * 0.16, start], [W * 0.2, ty], [joinA, ty]);
  const second = createCubic(b0, [b0[0], yy(0.76)], [W * 0.36, ty], [W * 0.47, ty]);
  const third = createCubic(c0, [c0[0], yy(0.3)], [W * 0.47, ty], [W * 0.53, ty]);
  pen.sec(second.d);
  pen.ter(third.d);
  pen.run(`${first.d}L${formatPoint(W * (sq ? 0.94 : 0.9), ty)}`);
  // runway
  const rw = W * (sq ? 0.22 : 0.2);
  const rh = H * 0.034;
  pen.rect('a-node', tx, ty - rh, rw, rh * 2, 2);
  pen.full([-0.6, -0.2, 0.2, 0.6].map((v) => drawHorizontal(ty + rh * v, tx + 8 * k, tx + 24 * k)));
  pen.path('a-dash', drawHorizontal(ty, tx + 36 * k, tx + rw - 8 * k));
  const plane = ({ at }: Cubic, t: number, ahead: number, cls = 'a-mid', z = 13) => {
    const [x, y] = at(t);
    const [dx, dy] = ahead ? [at(t + ahead)[0] - x, at(t + ahead)[1] - y] : [0, up ? 1 : -1];
    const l = Math.hypot(dx, dy);
    const c = (dx / l) * z * k;
    const q = (dy / l) * z * k;
    const wing = (side: number): Pt => [x - c * 0.8 - q * side, y - q * 0.8 + c * side];
    pen.path(cls, closePath([[x + c, y + q], wing(0.7), [x - c * 0.4, y - q * 0.4], wing(-0.7)]));
  };
  plane(first, 0.42 + pen.rnd(-0.06, 0.1), 0.03, 'a-fill', 15);
  plane(second, 0.3 + pen.rnd(0, 0.2), 0.04);
  plane(third, pen.rnd(0.12, 0.3), 0);
  pen.nodes([joinA, ty, W * 0.64, ty]);
  pen.lit(fx, ty, 7, 14);
}
