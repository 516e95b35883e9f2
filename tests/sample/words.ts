import { wordCount } from '@/lib/schema/fields';

/** The texts that have another number of words than asked for, each with its number. */
export const outside = (least: number, most: number, ...texts: readonly (string | undefined)[]) =>
  texts
    .map((text = '') => ({ text, count: wordCount(text) }))
    .filter(({ count }) => count < least || count > most);

/** How a text begins, in small letters. */
export const opening = (text = '', words = 3) =>
  (text.toLowerCase().match(/[\p{L}\d’]+/gu) ?? []).slice(0, words).join(' ');

/** The headings that do not have three to nine words, or as few as two where that is allowed. */
export const badHeadings = (texts: readonly string[], least = 3) => outside(least, 9, ...texts);
