const characters = new Intl.Segmenter();

const firstOf = (word: string) => characters.segment(word)[Symbol.iterator]().next().value?.segment ?? '';

/** Returns the first characters of first and last name, in capitals where the script has them. */
export function getInitials(name: string): string {
  const words = name.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word = '') => firstOf(word).toUpperCase()).join('');
}
