/** Latin letters without an accent to take away, as addresses spell them. */
export const spelledLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** These and others that Unicode does not decompose, as other keyboards type them, and Greek's final sigma. */
const baseLetters: Record<string, string> = {
  ...spelledLetters,
  ...{ þ: 'th', ð: 'd', ħ: 'h', ŧ: 't', ŋ: 'n', ς: 'σ' },
};

/**
 * Folds a text for comparison: small letters without accents, invisible characters, hyphens and apostrophes, which the
 * form drops from names. Vowel signs of Indian scripts stay. `private.fold_text` does the same in the database.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(
      /[-'\u00AD\u02BC\u0300-\u036F\u0640\u064B-\u065F\u0670\u2010\u2019\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g,
      '',
    )
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (letter) => baseLetters[letter] ?? letter);
