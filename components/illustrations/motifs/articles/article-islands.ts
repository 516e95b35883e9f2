import { RAD, getItem, toTriples, drawCurve, drawHorizontal, type Pt } from '../../geometry';
import type { Pen } from '../../pen';

/** x, y and size of each island, in shares of width and height. */
const ISLANDS = toTriples([
  0.13, 0.66, 0.2, 0.33, 0.31, 0.17, 0.55, 0.57, 0.3, 0.76, 0.28, 0.15, 0.9, 0.66, 0.19,
]);

const ISLANDS_SQUARE = toTriples([0.17, 0.72, 0.13, 0.34, 0.3, 0.14, 0.58, 0.58, 0.19, 0.84, 0.3, 0.13]);

export function drawArticleIslands(pen: Pen) {
  const { W, H, sq } = pen;
  const flip = pen.rand() < 0.5;
  const islands = (sq ? ISLANDS_SQUARE : ISLANDS).map(([shareX, shareY, size]) => {
    const x = W * (shareX + pen.rnd(-0.015, 0.015));
    return {
      x,
      y: H * (flip ? 1 - shareY : shareY),
      r: H * size * pen.rnd(0.92, 1.06),
      turn: pen.rnd(0, 360),
    };
  });
  const shore = (x: number, y: number, r: number, turn: number): string => {
    const points = [0, 45, 90, 135, 180, 225, 270, 315, 0].map((angle): Pt => {
      const [second, third] = [Math.sin((2 * angle + turn) * RAD), Math.sin((3 * angle - turn) * RAD)];
      const reach = r * (1 + 0.14 * second + 0.08 * third);
      return [x + reach * 1.22 * Math.cos(angle * RAD), y + reach * 0.84 * Math.sin(angle * RAD)];
    });
    return `${drawCurve(points)}Z`;
  };

  pen.line([0.1, 0.3, 0.5, 0.7, 0.9].map((t) => drawHorizontal(H * t, 0, W)));
  for (const { x, y, r, turn } of islands) {
    pen.path(['a-paper', 'a-wash'], shore(x, y, r, turn));
    pen.path('a-wash', shore(x, y, r * 0.6, turn));
    pen.sec(shore(x, y, r, turn));
    pen.ter([0.8, 0.6].map((share) => shore(x, y, r * share, turn)));
  }

  const summits = islands.map(({ x, y }): Pt => [x, y]);
  const edge = H * (flip ? 0.2 : 0.8);
  pen.run(drawCurve([[0, edge], ...summits, [W, edge]]));
  const middle = getItem(summits, 2);
  summits.filter((point) => point !== middle).forEach((point) => pen.node(...point));
  pen.lit(...middle, 7, 14);
}
