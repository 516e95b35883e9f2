import {
  RAD,
  nth,
  pairs,
  xy,
  gauss,
  poly,
  curve,
  seg,
  across,
  down,
  sweep,
  hexPts,
  closed,
  rectangle,
  type Pt,
} from '../../geometry';
import type { Pen } from '../../pen';

/** Six mini-motifs, drawn inside a station of half-size s. */
function mini(pen: Pen, name: string, x: number, y: number, s: number) {
  const d: string[] = [];
  const corners: Pt[] = pairs([-1, -1, 1, -1, 1, 1, -1, 1]);
  switch (name) {
    case 'converse':
      [-1, -0.5, 0, 0.5, 1].forEach((u, i) => {
        const h = nth([0.35, 0.8, 0.5, 1, 0.3], i) * s;
        d.push(down(x + u * s, y - h, y + h));
      });
      break;
    case 'reach':
      [-1, -0.4, 0.4, 1].forEach((v) => d.push(sweep(x - s, y, x + s, y + v * s)));
      break;
    case 'workflow':
      d.push(
        rectangle(x - s, y - s, x - s * 0.1, y - s * 0.3),
        rectangle(x + s * 0.1, y + s * 0.3, x + s, y + s),
        poly(
          [
            [x - s * 0.55, y - s * 0.3],
            [x - s * 0.55, y + s * 0.65],
            [x + s * 0.1, y + s * 0.65],
          ],
          s / 3,
        ),
      );
      break;
    case 'resilience':
      d.push(
        closed([
          [x - s, y + s * 0.7],
          [x, y - s * 0.9],
          [x + s, y + s * 0.7],
        ]),
        down(x, y - s * 0.9, y + s * 0.2),
        seg(x - s, y + s * 0.7, x, y + s * 0.2),
        seg(x + s, y + s * 0.7, x, y + s * 0.2),
      );
      break;
    case 'pulse':
      d.push(
        across(y + s * 0.75, x - s * 1.1, x + s * 1.1),
        curve(
          [-1.1, -0.6, -0.2, 0.15, 0.5, 0.8, 1.1].map((u): Pt => [
            x + u * s,
            y + s * 0.75 - gauss(u, 0.15, 0.36) * s * 1.6,
          ]),
        ),
        curve([-1.1, -0.7, -0.4].map((u): Pt => [x + u * s, y + s * 0.3 - gauss(u, -0.4, 0.3) * s * 0.8])),
      );
      break;
    default:
      corners.forEach(([a, b]) =>
        d.push(
          `M${xy(x + a * s, y + b * s * 0.35)}L${xy(x + a * s, y + b * s)}L${xy(x + a * s * 0.35, y + b * s)}`,
        ),
      );
      d.push(closed(hexPts(x, y, s * 0.4)));
  }
  pen.full(d);
}

/** IntelliMate: the hub, six spokes and a station per module; the checkpoint is its centre. */
export function intellimate(pen: Pen) {
  const { W, H, k, sq, wide } = pen;
  const cx = W / 2;
  const cy = H / 2;
  const R = sq ? 0.15 * W : 0.2 * H;
  const sr = sq ? 0.09 * W : wide ? 0.125 * H : 0.115 * H;
  const ax = sq ? 0.37 * W : wide ? 0.31 * W : 0.36 * W;
  const ay = sq ? 0.37 * H : 0.31 * H;
  const at: Pt[] = sq
    ? pairs([-1, 0, -0.5, -0.866, 0.5, -0.866, 1, 0, 0.5, 0.866, -0.5, 0.866])
    : pairs([-1, 0, -0.58, -1, 0.58, -1, 1, 0, 0.58, 1, -0.58, 1]);
  const st = at.map(([a, b]): Pt => [cx + a * ax, cy + b * ay]);
  pen.line(across(cy, 0, W));
  if (sq) pen.circ('a-line', cx, cy, ax);
  else pen.ell('a-line', cx, cy, ax, ay * 1.23);
  const bezel: string[] = [];
  const marks = W < 480 ? 20 : 60;
  for (let i = 0; i < marks; i++) {
    const a = ((i * 360) / marks) * RAD;
    const q = i % 5 ? 5 : 9;
    bezel.push(
      seg(
        cx + (R + 9 * k) * Math.cos(a),
        cy + (R + 9 * k) * Math.sin(a),
        cx + (R + (9 + q) * k) * Math.cos(a),
        cy + (R + (9 + q) * k) * Math.sin(a),
      ),
    );
  }
  pen.circ('a-paper', cx, cy, R + 20 * k);
  pen.ter(bezel);
  const gates = st.map(([x, y]): Pt => {
    const l = Math.hypot(x - cx, y - cy);
    return [cx + ((x - cx) * R) / l, cy + ((y - cy) * R) / l];
  });
  pen.sec([1, 2, 4, 5].map((i) => seg(...nth(gates, i), ...nth(st, i))));
  pen.circ('a-wash', cx, cy, R);
  pen.circ('a-line', cx, cy, R * 0.62);
  pen.circ('a-ring', cx, cy, R);
  pen.run(seg(...nth(st, 0), ...nth(st, 3)));
  ['converse', 'reach', 'workflow', 'resilience', 'pulse', 'vision'].forEach((name, i) => {
    pen.circ(i === 0 || i === 3 ? 'a-node' : 'a-node-sec', ...nth(st, i), sr);
    mini(pen, name, nth(st, i)[0], nth(st, i)[1], sr * 0.48);
  });
  gates.forEach(([x, y], i) => (i === 0 || i === 3 ? pen.node(x, y) : pen.nodeSec(x, y)));
  pen.check(cx, cy, 13);
}
