import { RAD, nth, range, triples, curve, across, type Pt } from '../../geometry';
import type { Pen } from '../../pen';

/** Islands across the sheet: where they lie, and how large they are in shares of the height. */
const ISLANDS: readonly (readonly [x: number, y: number, size: number])[] = triples([
  0.13, 0.66, 0.2, 0.33, 0.31, 0.17, 0.55, 0.57, 0.3, 0.76, 0.28, 0.15, 0.9, 0.66, 0.19,
]);
const ISLANDS_SQUARE = [
  [0.17, 0.72, 0.13],
  [0.34, 0.3, 0.14],
  [0.58, 0.58, 0.19],
  [0.84, 0.3, 0.13],
] as const;

/** Travel, one traveler: islands in contour lines; the run goes from summit to summit. */
export function articleIslands(pen: Pen) {
  const { W, H, sq } = pen;
  const flip = pen.rand() < 0.5;
  const islands = (sq ? ISLANDS_SQUARE : ISLANDS).map(
    ([x, y, size]) =>
      [
        W * (x + pen.rnd(-0.015, 0.015)),
        H * (flip ? 1 - y : y),
        H * size * pen.rnd(0.92, 1.06),
        pen.rnd(0, 360),
      ] as const,
  );
  const shore = (x: number, y: number, r: number, turn: number): string =>
    `${curve(
      [...range(8), 0].map((i): Pt => {
        const angle = i * 45;
        const reach =
          r * (1 + 0.14 * Math.sin((2 * angle + turn) * RAD) + 0.08 * Math.sin((3 * angle - turn) * RAD));
        return [x + reach * 1.22 * Math.cos(angle * RAD), y + reach * 0.84 * Math.sin(angle * RAD)];
      }),
    )}Z`;

  pen.line([0.1, 0.3, 0.5, 0.7, 0.9].map((t) => across(H * t, 0, W)));
  for (const [x, y, r, turn] of islands) {
    pen.path('a-paper', shore(x, y, r, turn));
    for (const share of [1, 0.6]) pen.path('a-wash', shore(x, y, r * share, turn));
    pen.path('a-sec', shore(x, y, r, turn));
    pen.ter([0.8, 0.6].map((share) => shore(x, y, r * share, turn)));
  }

  const summits = islands.map(([x, y]): Pt => [x, y]);
  const edge = H * (flip ? 0.2 : 0.8);
  pen.run(curve([[0, edge], ...summits, [W, edge]]));
  const middle = nth(summits, 2);
  summits.filter((point) => point !== middle).forEach((point) => pen.node(...point));
  pen.check(...middle, 14);
}
