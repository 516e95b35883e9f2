import type { Pen } from '../../pen';
import { createPlate } from './plate';

const STATIONS = [48, 350, 230, 64, 230, 130, 270, 340, 270, 390, 512, 70, 470, 70, 500, 350, 60, 140];

/** Draws a network with one train held; a controller releases one message to three channels. */
export function drawTransport(pen: Pen) {
  const on = createPlate(pen);
  on.path('a-line', 'M0 70H560M0 140H560M0 210H560M0 280H560M0 350H560');
  on.path(
    'a-ter',
    'M0 350H92Q100 350 106 344L224 226Q230 220 230 210V0M560 70H430Q420 70 414 76L287 203Q280 210 270 210',
  );
  on.path(
    'a-sec',
    'M0 140H130Q140 140 146 146L264 264Q270 270 270 280V420M420 420V386Q420 376 426 370L440 356Q446 350 456 350H560',
  );
  on.stops('a-node-sec', 5, ...STATIONS);
  on.boxes(['a-low', 'a-sec'], 92, 24, 8, 66, 198);
  on.path('a-sec', 'M96 198v24M128 198v24');
  on.run(
    'M0 210H504M372 210Q382 210 388 204L462 130Q468 124 478 124H508M372 210Q382 210 388 216L462 290Q468 296 478 296H504',
  );
  on.stops('a-node', 6, 28, 210, 188, 210, 246, 210);
  on.boxes(['a-paper', 'a-run'], 24, 40, 6, 508, 104);
  on.boxes(['a-paper', 'a-run'], 44, 32, 4, 504, 194);
  on.boxes(['a-paper', 'a-run'], 44, 36, 6, 504, 278);
  on.path('a-sec', 'M515 137h10M512 206h28M512 214h18M533 289a9 9 0 0 1 0 14');
  on.path('a-fill', 'M514 292h5l8 -6v20l-8 -6h-5Z');
  on.check(318, 210);
}
