import { range, type Pt } from '../../geometry';
import type { Pen } from '../../pen';
import { createPlate } from './plate';

const FAILED: Pt = [280, 210];
const AROUND: readonly Pt[] = [
  [237, 135],
  [323, 135],
  [193, 210],
  [367, 210],
  [237, 285],
  [323, 285],
];

const MASTS = [150, 285, 410, 135, 410, 285];

const cell = ([x, y]: Pt) => `M${x} ${y - 47}l41 23v48l-41 23l-41 -23v-48z`;

/** Draws cells, one of which failed; the run goes through the neighbors that take over. */
export function drawTelecom(pen: Pen) {
  const on = createPlate(pen);
  const grid = range(7).flatMap((row) =>
    range(8).map((column): Pt => [column * 87 - 24 + (row % 2 ? 43 : 0), row * 75 - 15]),
  );
  on.path('a-line', grid.map(cell).join(''));
  on.path('a-low', AROUND.map(cell).join(''));
  if (!on.small) {
    const people = [...grid, ...AROUND].flatMap(([x, y]) =>
      range(3).map((): Pt => [x + Math.round(pen.rnd(-30, 30)), y + Math.round(pen.rnd(-28, 28))]),
    );
    on.dots('a-sec', 3, people);
  }
  on.path('a-sec', AROUND.map(cell).join(''));
  on.path(['a-paper', 'a-dash'], cell(FAILED));
  on.path('a-sec', 'M271 201l18 18M289 201l-18 18');
  on.circles('a-ter', 28, ...MASTS);
  on.circles('a-sec', 20, ...MASTS);
  on.circles(['a-paper', 'a-sec'], 12, ...MASTS);
  on.run('M-20 285H134Q150 285 158 271L185 224Q193 210 201 196L229 149Q237 135 253 135H580');
  on.stops('a-node', 7, 150, 285, 410, 135);
  on.stops('a-node', 6, 323, 135, 84, 285);
  on.check(259, 135);
}
