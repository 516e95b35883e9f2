import type { Pen } from '../../pen';
import { createPlate } from './plate';

/** Draws a globe with a storm; the booked flights break off, and one run passes over it. */
export function drawTravel(pen: Pen) {
  const on = createPlate(pen, 0.12);
  on.circles('a-wash', 400, 280, 520);
  on.path(
    'a-line',
    'M280 120V420M280 120A72 400 0 0 0 208 520M280 120A72 400 0 0 1 352 520M280 120A200 400 0 0 0 80 520M280 120A200 400 0 0 1 480 520M280 120A320 400 0 0 0 -40 520M280 120A320 400 0 0 1 600 520M34 204A246 39 0 0 0 526 204M-27 264A307 49 0 0 0 587 264M-65 318A345 55 0 0 0 625 318',
  );
  on.circles('a-sec', 400, 280, 520);
  on.path('a-wash', 'M208 252a72 45 0 1 0 144 0a72 45 0 1 0 -144 0Z');
  on.path('a-ter', 'M214 237A72 45 0 1 1 247 291M307 279A50 31 0 1 1 329 241');
  on.path('a-sec', 'M296 237A28 17 0 1 1 260 241');
  on.path('a-ter', 'M96 330C150 282 276 296 330 356M236 352C290 292 424 276 486 322');
  on.path('a-dash', 'M96 330C150 250 190 236 214 240M352 240C400 240 450 270 486 322');
  on.run('M96 330C128 -26 432 -26 486 322');
  on.stops('a-node-sec', 5, 236, 352, 330, 356);
  on.circles('a-halo', 17, 96, 330, 486, 322);
  on.stops('a-node', 7, 96, 330, 486, 322);
  on.stops('a-node', 6, 151, 147, 207, 87, 360, 85, 420, 143);
  on.check(283, 62);
}
