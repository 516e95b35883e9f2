import type { Pt } from '../../geometry';

/** Monoline capitals on a 4 by 6 grid: strokes parted by a bar, points by a space. */
const GLYPH: Readonly<Record<string, string>> = {
  A: '0,6 2,0 4,6|1,4 3,4',
  B: '0,3 3,3 4,4 4,5 3,6 0,6 0,0 3,0 4,1 4,2 3,3',
  C: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5',
  D: '0,3 0,6 2,6 4,4 4,2 2,0 0,0 0,3',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '4,0 0,0 0,6|0,3 3,3',
  G: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5 4,3 2,3',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  I: '2,0 2,6',
  J: '4,0 4,5 3,6 1,6 0,5',
  K: '0,0 0,6|4,0 0,3 4,6',
  L: '0,0 0,6 4,6',
  M: '0,6 0,0 2,4 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  O: '2,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0 2,0',
  P: '0,6 0,0 3,0 4,1 4,2 3,3 0,3',
  Q: '2,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0 2,0|2,4 4,6',
  R: '0,6 0,0 3,0 4,1 4,2 3,3 0,3|2,3 4,6',
  S: '4,1 3,0 1,0 0,1 0,2 1,3 3,3 4,4 4,5 3,6 1,6 0,5',
  T: '0,0 4,0|2,0 2,6',
  U: '0,0 0,5 1,6 3,6 4,5 4,0',
  V: '0,0 2,6 4,0',
  W: '0,0 1,6 2,2 3,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
  Z: '0,0 4,0 0,6 4,6',
};

/** Strokes of a capital letter. */
const strokesOf = (letter: string): Pt[][] =>
  (GLYPH[letter] ?? '').split('|').map((stroke) =>
    stroke.split(' ').map((point): Pt => {
      const [x = 0, y = 0] = point.split(',').map(Number);
      return [x, y];
    }),
  );

/** The letters of some initials as strokes, accents removed. None, where one of them is of another script. */
export function monogram(initials: string): Pt[][][] {
  const letters = Array.from(initials.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase());
  return letters.every((letter) => Object.hasOwn(GLYPH, letter)) ? letters.map(strokesOf) : [];
}
