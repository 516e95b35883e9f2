/** Folds a text for search, as private.fold_text does: lower case, no accents, no invisible characters. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u00AD\u0300-\u036F\u200B-\u200F\u2060-\u2064\uFEFF]/g, '')
    .toLowerCase()
    .replaceAll('ς', 'σ');
}
