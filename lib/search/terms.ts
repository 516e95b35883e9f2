/** Words that say nothing of what a page is about. */
const STOP_WORDS = new Set(
  (
    'a an and are as at be been but by can for from had has have he her his how if in into is it its may more not ' +
    'no of on or our out over she so than that the their them then there they this to was we were when where which ' +
    'who will with without you your'
  ).split(' '),
);

/** Letters that Unicode does not decompose, as they are typed on other keyboards. */
const BASE_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/** Folds a word for comparison: small letters without accents. Vowel signs, which are marks too, stay. */
const foldWord = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (letter) => BASE_LETTERS[letter] ?? letter);

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
  const words = splitWords(text).map(foldWord);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Tells whether a word is indexed. A single letter is one in Chinese or Japanese only. */
const isTerm = (term: string) => (term.length > 1 || /\p{Lo}/u.test(term)) && !STOP_WORDS.has(term);

/** Returns the terms that find a text. A name written in one word is found by its parts too. */
export function splitText(text: string): string[] {
  return splitWords(text).flatMap((word) => {
    const parts = word.split(/(?<=\p{Ll})(?=\p{Lu})/u);
    return [word, ...(parts.length > 1 ? parts : [])].map(foldWord).filter(isTerm);
  });
}

/** Returns the beginning that a word shares with its other forms, unless it is too short to mean anything. */
export function stem(term: string): string[] {
  const start = term.replace(/(ations?|ings?|ed|es|s|e)$/, '');
  return start !== term && start.length > 3 ? [start] : [];
}
