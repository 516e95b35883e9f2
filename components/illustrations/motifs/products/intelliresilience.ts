import { getItem, toPoints, lerp, drawPolyline, drawSegment, drawHorizontal, type Pt } from '../../geometry';
import type { Pen } from '../../pen';

/** Nodes as shares of width and height; the seed moves them sideways in this order. */
const NAMES = 'a b c u d e f h i j q l m n o p r'.split(' ');
const MESH = toPoints([
  0.07, 0.26, 0.25, 0.15, 0.38, 0.27, 0.51, 0.14, 0.635, 0.23, 0.79, 0.18, 0.94, 0.12, 0.17, 0.54, 0.33, 0.54,
  0.68, 0.54, 0.835, 0.54, 0.95, 0.4, 0.08, 0.82, 0.26, 0.86, 0.5, 0.8, 0.74, 0.87, 0.92, 0.8,
]);

const LINKS = 'ab ah bh bc bu bi hm hn mn in no io oj op jp pr pq qr ej ef el eq lq fl am lr ue de'.split(
  ' ',
);

/** Draws a cut lane; the run goes round it through the checkpoint. */
export function drawIntelliresilience(pen: Pen) {
  const { W, H, k } = pen;
  const nodes = MESH.map(([x, y]): Pt => [x * W + pen.rnd(-3, 3) * k, y * H]);
  const at = (name: string) => getItem(nodes, NAMES.indexOf(name));
  const [h, i, c, u, d, j, q] = [at('h'), at('i'), at('c'), at('u'), at('d'), at('j'), at('q')];
  pen.line([drawSegment(0, h[1], ...h), drawSegment(...q, W, q[1])]);
  pen.ter(LINKS.map((link) => drawSegment(...at(link.charAt(0)), ...at(link.charAt(1)))));
  // cut edge: the two stubs and their caps
  const cy = i[1];
  const xa = lerp(i[0], j[0], 0.34);
  const xb = lerp(i[0], j[0], 0.66);
  pen.tick([drawHorizontal(cy, xa + 10 * k, xb - 10 * k)]);
  pen.sec([drawSegment(...i, xa, cy), drawSegment(xb, cy, ...j)]);
  pen.full([xa, xb].map((x) => drawSegment(x - 5 * k, cy + 13 * k, x + 5 * k, cy - 13 * k)));
  pen.fat('s-full', 6 * k, drawPolyline([i, c, u, d, j], 6 * k));
  pen.run(drawPolyline([[W * 0.02, h[1]], h, i, c, u, d, j, q, [W * 0.98, q[1]]], 6 * k));
  'a b e f l m n o p r'.split(' ').forEach((name) => pen.nodeSec(...at(name)));
  pen.nodes([...h, ...q]);
  [i, j].forEach((p) => pen.circ('a-node', ...p, 9 * k));
  [c, d].forEach((p) => pen.node(...p, 6));
  pen.check(...u, 14);
}
