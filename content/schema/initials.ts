const characters = new Intl.Segmenter();

const getFirstCharacter = (word: string) =>
  characters.segment(word)[Symbol.iterator]().next().value?.segment ?? '';

export function getInitials(name: string): string {
  const words = name.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word = '') => getFirstCharacter(word).toUpperCase()).join('');
}
