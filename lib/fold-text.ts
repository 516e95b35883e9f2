/** Folds a search term as `private.fold_text` folds the text that is searched. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u00AD\u0300-\u036F\u200B-\u200F\u2060-\u2064\uFEFF]/g, '')
    .toLowerCase();
