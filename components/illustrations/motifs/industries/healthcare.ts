import { range } from '../../geometry';
import type { Pen } from '../../pen';
import { createPlate } from './plate';

const DAYS = [395, 423, 451, 479, 507];
/** Appointments taken, day by day, of the nine in a day. */
const TAKEN = [
  [0, 1, 3, 6, 8],
  [0, 2, 5, 7],
  [1, 2, 6, 8],
  [0, 3, 5, 6],
  [1, 3, 7],
];

const HOURS = range(9).map((hour) => 87 + 28 * hour);
const MARGIN = 20;

/** Draws referrals that come in three ways into a week of appointments. A flat picture has one way and fewer hours. */
export function drawHealthcare(pen: Pen) {
  const on = createPlate(pen);
  const isWhole = on.top < 42 && on.bottom > 378;
  const hours = HOURS.filter((y) => y >= on.top + MARGIN && y + 22 <= on.bottom - MARGIN);
  const slots = DAYS.flatMap((x, day) =>
    hours.map((y) => ({ at: [x, y], taken: TAKEN[day]?.includes(HOURS.indexOf(y)) })),
  );
  const cells = (taken: boolean) =>
    slots.filter((slot) => Boolean(slot.taken) === taken).flatMap(({ at }) => at);
  on.path('a-line', isWhole ? 'M0 96H560M0 210H560M0 324H560' : 'M0 210H560');
  on.boxes(['a-paper', 'a-sec'], 56, 70, 4, 32, 175);
  on.path('a-ter', 'M42 191h36M42 202h36M42 213h36M42 224h36M42 235h20');
  if (isWhole) {
    on.path('a-sec', 'M88 96H128C164 96 160 210 196 210M88 324H128C164 324 160 210 196 210');
    on.boxes(['a-paper', 'a-sec'], 56, 70, 4, 32, 62, 32, 290);
    on.path('a-ter', 'M42 78h36M42 89h36M42 100h36M42 111h20M42 306h36M42 317h36M42 328h20');
    on.path('a-dash', 'M284 210V352Q284 364 272 364H104');
    on.path('a-sec', 'M112 357l-9 7l9 7');
  }
  on.run('M88 210H395');
  on.stops('a-node', 6, 120, 210, 208, 210, 346, 210);
  const [first, last] = [hours.at(0) ?? 199, hours.at(-1) ?? 199];
  const head = isWhole ? 37 : 11;
  on.boxes(['a-paper', 'a-full'], 164, last + 33 - first + head, 10, 380, first - head);
  if (isWhole) {
    on.path('a-sec', 'M380 76h164');
    on.path('a-ter', 'M399 63h14M427 63h14M455 63h14M483 63h14M511 63h14');
  }
  if (!on.small) on.boxes('a-ter', 22, 22, 4, ...cells(false));
  on.boxes('a-low', 22, 22, 4, ...cells(true));
  on.boxes('a-fill', 22, 22, 4, 395, 199);
  on.check(284, 210);
}
