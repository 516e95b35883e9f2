const characters = new Intl.Segmenter();

const firstOf = (word: string) => characters.segment(word)[Symbol.iterator]().next().value?.segment ?? '';

/** The first characters of the first and the last word of a name, in capitals where its script has them. */
export function getInitials(name: string): string {
  const words = name.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word = '') => firstOf(word).toUpperCase()).join('');
}
