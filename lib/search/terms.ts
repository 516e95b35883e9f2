/** Words that say nothing of what a page is about. */
const STOP_WORDS = new Set(
  (
    'a an and are as at be been but by can for from had has have he her his how if in into is it its may more not ' +
    'no of on or our out over she so than that the their them then there they this to was we were when where which ' +
    'who will with without you your'
  ).split(' '),
);

/** A word as it is compared: in small letters, without accents. */
const normal = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Everything in a text that counts as a word. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words somebody looks for. */
export const splitQuery = (text: string): string[] => {
  const words = (text.match(WORD) ?? []).map(normal);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
};

/** The words a text is found by. A name written in one word is found by its parts too. */
export function splitText(text: string): string[] {
  return (text.match(WORD) ?? []).flatMap((word) => {
    const parts = word.split(/(?<=\p{Ll})(?=\p{Lu})/u);
    return [word, ...(parts.length > 1 ? parts : [])]
      .map(normal)
      .filter((term) => term.length > 1 && !STOP_WORDS.has(term));
  });
}

/** The beginning that a word shares with its other forms; none when too little of it is left to mean anything. */
export function stem(term: string): string[] {
  const start = term.replace(/(ations?|ings?|ed|es|s|e)$/, '');
  return start !== term && start.length > 3 ? [start] : [];
}
