import { nth, range, triples, curve, hexPts, closed, type Pt } from '../../geometry';
import type { Pen } from '../../pen';

/** Rows of the cell grid: row, first column, last column. */
const SPAN = triples([-1, -1, 3, 0, -2, 2, 1, -3, 1]);
const SPAN_WIDE = triples([-1, -3, 4, 0, -4, 3, 1, -4, 2]);
const SPAN_SQUARE = triples([-2, 0, 2, -1, -1, 2, 0, -1, 1, 1, -2, 1, 2, -2, 0]);

/** Telecommunications: radio cells, and a device handed over between them. */
export function telecom(pen: Pen) {
  const { W, H, k, sq, wide, small } = pen;
  const r = H * (sq ? 0.132 : 0.2);
  const dx = r * Math.sqrt(3);
  const dy = r * 1.5;
  const cx = W * (sq ? 0.5 : 0.53);
  const cy = H * 0.5;
  const at = (q: number, s: number): Pt => [cx + dx * (q + s / 2), cy + dy * s];
  const cells = (sq ? SPAN_SQUARE : wide ? SPAN_WIDE : SPAN).flatMap(([s, from, to]) =>
    range(to - from + 1).map((i) => at(from + i, s)),
  );
  const p0 = at(wide ? -3 : -2, 1);
  const p1 = at(0, 0);
  const p2 = at(wide ? 3 : 2, -1);
  const cell = (p: Pt) => closed(hexPts(...p, r * 0.94));
  pen.path('a-line', cells.map(cell));
  pen.path('a-paper', [p0, p1, p2].map(cell));
  pen.path('a-low', cell(p1));
  pen.path(['a-wash', 'a-sec'], [p0, p2].map(cell));
  pen.full(cell(p1));
  [p0, p2].forEach((p) => {
    [0.3, 0.55].forEach((f, i) => pen.circ(i ? 'a-ter' : 'a-sec', ...p, r * f));
    pen.circ('a-fill', ...p, 4 * k);
  });
  (small ? [0.34, 1.2, 2.06] : [0.34, 0.62, 1.2, 1.62, 2.06]).forEach((f) =>
    pen.circ(f > 1 ? 'a-ter' : 'a-sec', ...p1, r * f),
  );
  // a device crosses the cells; the checkpoint is the handover at the cell border
  const b0: Pt = [p1[0] - dx * (sq ? 0.4 : 0.5), p1[1] + r * (sq ? 0.47 : 0.5)];
  const b1: Pt = [p1[0] + dx / 2, p1[1] - r * 0.04];
  const stops: Pt[] = [[p0[0], p0[1] + r * 0.3], b1, [p2[0], p2[1] + r * 0.34]];
  const [first, middle, last] = [nth(stops, 0), [p1[0] + r * 0.1, p1[1] + r * 0.27], nth(stops, 2)] as const;
  pen.run(curve([[0, H * (sq ? 0.82 : 0.9)], first, b0, middle, b1, last, [W, H * (sq ? 0.2 : 0.14)]]));
  pen.lit(...p1, 6);
  pen.nodes(stops.flat());
  pen.check(...b0, 13);
}
