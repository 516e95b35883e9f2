import { lerp, poly, seg, across, type Pt } from '../../geometry';
import type { Pen } from '../../pen';

/** Nodes of the mesh, as shares of width and height; the seed moves them sideways in this order. */
const MESH = [
  ['a', 0.07, 0.26],
  ['b', 0.25, 0.15],
  ['c', 0.38, 0.27],
  ['u', 0.51, 0.14],
  ['d', 0.635, 0.23],
  ['e', 0.79, 0.18],
  ['f', 0.94, 0.12],
  ['h', 0.17, 0.54],
  ['i', 0.33, 0.54],
  ['j', 0.68, 0.54],
  ['q', 0.835, 0.54],
  ['l', 0.95, 0.4],
  ['m', 0.08, 0.82],
  ['n', 0.26, 0.86],
  ['o', 0.5, 0.8],
  ['p', 0.74, 0.87],
  ['r', 0.92, 0.8],
] as const;
type NodeId = (typeof MESH)[number][0];

const LINKS: readonly (readonly [from: NodeId, to: NodeId])[] = [
  ['a', 'b'],
  ['a', 'h'],
  ['b', 'h'],
  ['b', 'c'],
  ['b', 'u'],
  ['b', 'i'],
  ['h', 'm'],
  ['h', 'n'],
  ['m', 'n'],
  ['i', 'n'],
  ['n', 'o'],
  ['i', 'o'],
  ['o', 'j'],
  ['o', 'p'],
  ['j', 'p'],
  ['p', 'r'],
  ['p', 'q'],
  ['q', 'r'],
  ['e', 'j'],
  ['e', 'f'],
  ['e', 'l'],
  ['e', 'q'],
  ['l', 'q'],
  ['f', 'l'],
  ['a', 'm'],
  ['l', 'r'],
  ['u', 'e'],
  ['d', 'e'],
];

/** IntelliResilience: a lane is cut, the run goes round it through the checkpoint. */
export function intelliresilience(pen: Pen) {
  const { W, H, k } = pen;
  const nodes = new Map(MESH.map(([id, x, y]): [NodeId, Pt] => [id, [x * W + pen.rnd(-3, 3) * k, y * H]]));
  const at = (id: NodeId): Pt => nodes.get(id) ?? [0, 0];
  const [h, i, c, u, d, j, q] = [at('h'), at('i'), at('c'), at('u'), at('d'), at('j'), at('q')];
  pen.line([seg(0, h[1], ...h), seg(...q, W, q[1])]);
  pen.ter(LINKS.map(([a, b]) => seg(...at(a), ...at(b))));
  // cut edge: the two stubs and their caps
  const cy = i[1];
  const xa = lerp(i[0], j[0], 0.34);
  const xb = lerp(i[0], j[0], 0.66);
  pen.tick([across(cy, xa + 10 * k, xb - 10 * k)]);
  pen.sec([seg(...i, xa, cy), seg(xb, cy, ...j)]);
  pen.full([xa, xb].map((x) => seg(x - 5 * k, cy + 13 * k, x + 5 * k, cy - 13 * k)));
  pen.fat('s-full', 6 * k, poly([i, c, u, d, j], 6 * k));
  pen.run(poly([[W * 0.02, h[1]], h, i, c, u, d, j, q, [W * 0.98, q[1]]], 6 * k));
  MESH.forEach(([id]) => {
    if ('abeflmnopr'.includes(id)) pen.nodeSec(...at(id));
  });
  pen.nodes([...h, ...q]);
  [i, j].forEach((p) => pen.circ('a-node', ...p, 9 * k));
  [c, d].forEach((p) => pen.node(...p, 6));
  pen.check(...u, 14);
}
