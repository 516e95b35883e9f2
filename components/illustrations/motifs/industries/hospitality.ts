import type { Pen } from '../../pen';
import { createPlate } from './plate';

/** Draws a hotel floor with gaps for doors; a request follows the corridor to one of them. */
export function drawHospitality(pen: Pen) {
  const on = createPlate(pen);
  on.boxes('a-mid', 86, 128, 0, 322, 58);
  on.path('a-low', 'M150 58h86v128h-86ZM150 246h108v116h-108Z');
  if (!on.small) {
    const beds = [164, 250, 336, 422].map((x) => `M${x} 72h34v46h-34ZM${x} 86h34`).join('');
    const below = [244, 352, 494].map((x) => `M${x} 348h-46v-34h46ZM${x - 14} 348v-34`).join('');
    on.path('a-ter', beds + below);
    const doors = [192, 278, 364, 464].map((x) => `M${x} 186v-30a30 30 0 0 1 30 30`).join('');
    const swings = [194, 302, 410].map((x) => `M${x} 246v30a30 30 0 0 1 -30 -30`).join('');
    on.path('a-ter', doors + swings);
  }
  on.path(
    'a-wall',
    'M150 58V186H192M222 186H236V58M236 186H278M308 186H322V58M322 186H364M394 186H408V58M408 186H464M494 186H508M150 362V246H164M194 246H258V362M258 246H272M302 246H366V362M366 246H380M410 246H508M52 196V58H508V362H52V236',
  );
  on.path('a-tick', 'M166 216H500');
  on.boxes('a-node-sec', 54, 22, 6, 74, 84);
  on.circles('a-sec', 13, 101, 312);
  on.path('a-ter', 'M78 302v20M124 302v20');
  on.run('M0 216H367Q379 216 379 204V150Q379 138 367 138H352');
  on.stops('a-node', 6, 30, 216, 101, 216, 196, 216);
  on.circles('a-halo', 17, 349, 138);
  on.stops('a-fill', 7, 349, 138);
  on.check(284, 216);
}
