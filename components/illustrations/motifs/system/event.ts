import { drawHorizontal, drawVertical, getItem, drawTrack, toTriples } from '../../geometry';
import type { Pen } from '../../pen';

const LANES = [0.14, 0.32, 0.5, 0.68, 0.86] as const;
/** Desk, start and end of each planned stretch. */
const PLANNED = toTriples([
  0, 0.05, 0.19, 0, 0.6, 0.78, 1, 0.1, 0.28, 1, 0.74, 0.94, 2, 0.7, 0.82, 2, 0.86, 1.02, 3, 0.16, 0.36, 3,
  0.42, 0.53, 4, 0.06, 0.17, 4, 0.2, 0.34, 4, 0.68, 0.86,
]);

/** Draws an operating day: one flight slips, and a person moves its run to another desk. */
export function drawEvent(pen: Pen) {
  const { W, H, k } = pen;
  const at = (lane: number) => getItem(LANES, lane) * H;
  const [first, middle, last] = [at(0), at(2), at(4)];
  const corner = 14 * k;
  const tall = H * 0.07;
  pen.tick([0.1, 0.26, 0.42, 0.58, 0.74, 0.9].map((x) => drawVertical(x * W, H * 0.05, H * 0.95)));
  pen.line(LANES.map((y) => drawHorizontal(y * H, 0, W)));
  PLANNED.forEach(([lane, from, to], index) => {
    const shade = index % 3 === 1 ? 'a-mid' : 'a-low';
    pen.rect(['a-paper', shade], from * W, at(lane) - tall / 2, (to - from) * W, tall, tall / 2);
  });
  const turn = W * 0.3;
  const way = (y: number, end: number) => drawTrack([turn, middle, turn + W * 0.08, y, end], corner);
  pen.sec([way(first, W * 0.52), way(last, W * 0.6)]);
  pen.nodeSec(W * 0.52, first);
  pen.nodeSec(W * 0.6, last);
  pen.run(drawTrack([0, middle, W * 0.38, at(1), W * 0.66, at(3), W], corner));
  pen.nodes([W * 0.14, middle, turn, middle, W * 0.78, at(3)]);
  pen.lit(W * 0.92, at(3), 5, 12);
  pen.check(W * 0.52, at(1), 15);
}
