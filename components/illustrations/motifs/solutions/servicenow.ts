import {
  getItem,
  formatPoint,
  drawRoute,
  drawHorizontal,
  drawVertical,
  drawSweep,
  drawPolygon,
} from '../../geometry';
import type { Pen } from '../../pen';

/** Draws tickets that are triaged into lanes and resolved. */
export function drawServicenow(pen: Pen) {
  const { W, H, k, sq } = pen;
  const tw = W * (sq ? 0.17 : 0.115);
  const th = Math.min(H * 0.13, tw * 0.62);
  const X = (t: number) => W * t;
  const lanes = [0.24, 0.5, 0.76].map((t) => t * H);
  const ticket = (x: number, y: number, cls: string, fill: string) => {
    const w = tw / 2;
    const h = th / 2;
    const nt = h * 0.34;
    const right = `L${formatPoint(x + w, y - nt)}Q${formatPoint(x + w - nt * 1.3, y)} ${formatPoint(x + w, y + nt)}L${formatPoint(x + w, y + h)}`;
    const left = `L${formatPoint(x - w, y + nt)}Q${formatPoint(x - w + nt * 1.3, y)} ${formatPoint(x - w, y - nt)}Z`;
    pen.path(cls, `${drawHorizontal(y - h, x - w, x + w)}${right}L${formatPoint(x - w, y + h)}${left}`);
    const [inner, outer] = [x + w * 0.3, x + w];
    const edge = [outer, y - h, outer, y - nt, outer - nt * 0.7, y, outer, y + nt, outer, y + h];
    if (fill) pen.path(fill, drawPolygon([inner, y - h, ...edge, inner, y + h]));
    pen.path(cls === 'a-node' ? 'a-full' : 'a-ter', [
      drawHorizontal(y - h * 0.28, x - w * 0.55, x + w * 0.05),
      drawHorizontal(y + h * 0.3, x - w * 0.55, x - w * 0.15),
    ]);
  };
  pen.line(lanes.map((y) => drawHorizontal(y, X(0.48), W)));
  pen.tick([X(0.36), X(0.66), X(0.84)].map((x) => drawVertical(x, H * 0.1, H * 0.9)));
  const q = X(sq ? 0.13 : 0.11);
  const qy = [0.16, 0.33, 0.5, 0.67, 0.84].map((t) => t * H);
  const tri = X(0.36);
  const go = X(0.5);
  qy.forEach((y, i) => {
    if (i !== 2) pen[i === 0 || i === 4 ? 'ter' : 'sec'](drawSweep(q + tw / 2, y, tri, H * 0.5, 0.55));
  });
  pen.ter(`${drawSweep(tri, H * 0.5, go, getItem(lanes, 0))}L${formatPoint(X(0.985), getItem(lanes, 0))}`);
  pen.sec(`${drawSweep(tri, H * 0.5, go, getItem(lanes, 2))}L${formatPoint(X(0.985), getItem(lanes, 2))}`);
  pen.run(drawHorizontal(H * 0.5, q, X(0.985)));
  const queue = ['a-node-ter', 'a-node-sec', 'a-node', 'a-node-sec', 'a-node-ter'];
  qy.forEach((y, i) => ticket(q, y, getItem(queue, i), i === 2 ? 'a-low' : ''));
  pen.circ('a-halo', tri, H * 0.5, 20 * k);
  pen.node(tri, H * 0.5, 8);
  ticket(X(sq ? 0.66 : 0.62), getItem(lanes, 0), 'a-node-sec', 'a-wash');
  ticket(X(0.75), getItem(lanes, 1), 'a-node', 'a-mid');
  ticket(X(sq ? 0.7 : 0.66), getItem(lanes, 2), 'a-node-sec', 'a-wash');
  if (!sq) ticket(X(0.79), getItem(lanes, 2), 'a-node-sec', 'a-wash');
  // resolved
  lanes.forEach((y, i) => {
    const x = X(0.92);
    const r = 11 * k;
    pen.circ(i === 1 ? 'a-node' : 'a-node-sec', x, y, r);
    const mark = [x - r * 0.42, y, x - r * 0.08, y + r * 0.36, x + r * 0.46, y - r * 0.34];
    pen[i === 1 ? 'full' : 'sec'](drawRoute(mark, 0));
  });
  pen.check(X(sq ? 0.52 : 0.51), H * 0.5, 12);
}
