import { foldText } from '../fold-text.ts';

/** Words that say nothing of what a page is about. */
const STOP_WORDS = new Set(
  (
    'a an and are as at be been but by can for from had has have he her his how if in into is it its may more not ' +
    'no of on or our out over she so than that the their them then there they this to was we were when where which ' +
    'who will with without you your'
  ).split(' '),
);

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Splits a text into words and what is between them. Scripts that write no spaces are split by a dictionary. */
export const splitPieces = (text: string): string[] =>
  text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .filter((piece) => piece !== '')
    .flatMap((piece) =>
      /\p{Lo}/u.test(piece) ? Array.from(segmenter.segment(piece), ({ segment }) => segment) : [piece],
    );

const splitWords = (text: string) => splitPieces(text).filter((piece) => /[\p{L}\p{N}]/u.test(piece));

export function splitQuery(text: string): string[] {
  const words = splitWords(text).map(foldText);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Tells whether a word is indexed. A single letter is one in Chinese or Japanese only. */
const isTerm = (term: string) => (term.length > 1 || /\p{Lo}/u.test(term)) && !STOP_WORDS.has(term);

/** Returns the terms that find a text. A name of one word is found by its parts too. */
export function splitText(text: string): string[] {
  return splitWords(text).flatMap((word) => {
    const parts = word.split(/(?<=\p{Ll})(?=\p{Lu})/u);
    return [word, ...(parts.length > 1 ? parts : [])].map(foldText).filter(isTerm);
  });
}

/** Returns the beginning that a word shares with its other forms, unless it is too short to mean anything. */
export function stem(term: string): string[] {
  const start = term.replace(/(ations?|ings?|ed|es|s|e)$/, '');
  return start !== term && start.length > 3 ? [start] : [];
}
