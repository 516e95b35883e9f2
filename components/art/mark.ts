import { int, xy, seg } from './geometry';
import type { Pt } from './geometry';
import type { Pen } from './pen';
import type { MotifData } from './types';

/**
 * The mark on a grid of 24: lanes on 6 and 18, diamond 5, stroke 3. Below 64 px the stroke is about 4 and even, so
 * that its edges fall on pixels.
 */
function markAt(pen: Pen, x0: number, y0: number, m: number) {
  const s = m / 24;
  const X = (v: number) => x0 + v * s;
  const Y = (v: number) => y0 + v * s;
  const w = m < 64 ? Math.max(2, 2 * int(2 * s)) : int(3 * s);
  pen.fat('s-low', w, [seg(X(17.5), Y(6), X(21.5), Y(6)), seg(X(2.5), Y(18), X(6.5), Y(18))]);
  pen.path(
    'a-run a-draw a-fat s-full',
    `M${xy(X(2), Y(6))}L${xy(X(5), Y(6))}C${xy(X(12), Y(6))} ${xy(X(12), Y(18))} ${xy(X(19), Y(18))}L${xy(X(22), Y(18))}`,
    ` pathLength="100" stroke-width="${w}"`,
  );
  pen.diamond(X(12), Y(12), 5 * s);
}

/** The mark for icons: a lane switches, the checkpoint stands on the switch. */
export function mark(pen: Pen, data: MotifData) {
  const m = Math.min(pen.W, pen.H) * (data.ground === 'tile' ? 0.66 : 1);
  markAt(pen, (pen.W - m) / 2, (pen.H - m) / 2, m);
}

/** Widths and heights of the nine letter slots, in shares of the mark and of the x-height. */
const LETTER_SLOTS: readonly Pt[] = [
  [0.14, 1.35],
  [0.32, 1],
  [0.24, 1.28],
  [0.33, 1],
  [0.2, 1],
  [0.14, 1.35],
  [0.33, 1],
  [0.32, 1],
  [0.33, 1],
];

/** Lock-up hint: the mark, its clear space and the two lines the name sits on. The name itself is live text. */
export function lockup(pen: Pen) {
  const { W, H } = pen;
  const m = Math.min(H * 0.5, W * 0.13);
  const s = m / 24;
  const x0 = W * 0.415 - m / 2;
  const y0 = (H - m) / 2;
  const Y = (v: number) => y0 + v * s;
  const tx = x0 + m * 1.36;
  pen.line([seg(0, Y(6), W, Y(6)), seg(0, Y(18), W, Y(18))]);
  pen.tick(
    [x0 - m / 2, x0, x0 + m, tx]
      .map((x) => seg(x, y0 - m / 2, x, y0 + m * 1.5))
      .concat([seg(0, y0 - m / 2, W, y0 - m / 2), seg(0, y0 + m * 1.5, W, y0 + m * 1.5)]),
  );
  // nine letter slots as quiet blocks between x-height and baseline
  let x = tx;
  for (const [i, c] of LETTER_SLOTS) {
    const hh = 12 * s * c;
    pen.rect('a-low', x, Y(18) - hh, i * m * 0.9, hh, 2);
    x += i * m * 0.9 + m * 0.055;
  }
  pen.tick(seg(x - m * 0.055, y0 - m / 2, x - m * 0.055, y0 + m * 1.5));
  markAt(pen, x0, y0, m);
}
