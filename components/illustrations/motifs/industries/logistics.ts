import type { Pen } from '../../pen';
import { createPlate } from './plate';

const DOORS = [34, 100, 166, 232, 298, 364, 430, 496];
const FREE = 364;
const STOCK = [40, 60, 80, 236, 256, 418, 438, 458].flatMap((x) => [x, 26]);
const SHELVED = [120, 140, 160, 180, 200, 300, 320, 340, 360].flatMap((x) => [x, 46]);

/** Draws a depot with one free door; a supervisor sends the waiting truck there. */
export function drawLogistics(pen: Pen) {
  const on = createPlate(pen, 0.66);
  const taken = DOORS.filter((x) => x !== FREE);
  const row = (y: number, shift = 0) => taken.flatMap((x) => [x + shift, y]);
  on.path('a-wash', 'M0 0H560V118H0Z');
  on.path('a-wall', 'M0 118H560');
  on.boxes(['a-paper', 'a-sec'], 40, 22, 2, ...row(96));
  on.boxes(['a-low', 'a-sec'], 40, 84, 4, ...row(122));
  on.boxes('a-sec', 30, 20, 5, ...row(210, 5));
  on.boxes('a-mid', 40, 22, 2, FREE, 96);
  on.boxes('a-dash', 40, 84, 4, FREE, 122);
  if (!on.small && on.top < 24) {
    on.path('a-line', 'M34 24H526M34 44H526M34 64H526');
    on.boxes('a-low', 16, 16, 2, ...STOCK, ...SHELVED);
    on.boxes('a-mid', 16, 16, 2, 40, 26, 256, 26, 458, 26, 160, 46, 300, 46);
  }
  on.path('a-wash', 'M280 118L140 392H372Z');
  on.stops('a-fill', 4, 280, 118);
  on.path('a-line', 'M0 268H560M0 392H560');
  on.boxes(['a-paper', 'a-low', 'a-full'], 104, 44, 5, 92, 308);
  on.boxes(['a-paper', 'a-full'], 26, 36, 6, 202, 312);
  on.path('a-run', 'M78 306V294H90M242 306V294H230M78 354V366H90M242 354V366H230');
  on.run('M228 330H372Q384 330 384 318V206');
  on.path('a-run', 'M376 216l8 -10l8 10');
  on.stops('a-node', 6, 272, 330, 384, 262);
  on.circles('a-halo', 20, 384, 164);
  on.stops('a-fill', 7, 384, 164);
  on.boxes('a-ter', 92, 40, 5, 434, 308);
  on.boxes('a-ter', 22, 32, 5, 408, 312);
  on.check(330, 330);
}
