import { route, across } from '../../geometry';
import type { Pen } from '../../pen';

/**
 * Placeholder: the picture did not arrive. A lane ends in an open node, in neutral ink. There is no checkpoint:
 * nothing waits for a person here.
 */
export function placeholder(pen: Pen) {
  const { W, H, k } = pen;
  const y = (lane: number) => (H * lane) / 6;
  const x = W * 0.54;
  const r = 11 * k;
  pen.line([1, 2, 3, 4, 5].map((lane) => across(y(lane), 0, W)));
  /** Changes to the lane below at `turn`. */
  const change = (lane: number, turn: number, end: number) =>
    route([0, y(lane), turn, y(lane), turn + y(1), y(lane + 1), end, y(lane + 1)], 14 * k);
  pen.ter([change(4, W * 0.2, W), change(1, W * 0.62, W)]);
  pen.circ(['a-paper', 'a-line'], x, y(3), 34 * k);
  pen.tick(across(y(3), x + r + 12 * k, W));
  pen.run(change(2, W * 0.22, x - r));
  pen.nodes([W * 0.1, y(2), W * 0.4, y(3)]);
  pen.circ('a-node', x, y(3), r);
}
