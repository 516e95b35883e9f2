import { spelledLetters } from './fold-text.ts';

/** Encodes a letter of another script by its code point, so that addresses are the same in all browsers. */
const encodeLetter = (letter: string) => `-${letter.codePointAt(0)?.toString(16) ?? ''}-`;

/** Turns a name into small letters, digits and hyphens, without accents; other scripts become numbers. */
export const createSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\P{ASCII}/gu, (letter) => spelledLetters[letter] ?? letter)
    .replaceAll(/(?![a-z0-9])[\p{L}\p{N}]/gu, encodeLetter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Turns a heading into an anchor, of small letters and digits of any script, and hyphens. */
export const createAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
