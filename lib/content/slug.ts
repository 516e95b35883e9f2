/** A letter of another script as its place among all characters: it stands in an address as it is in no browser. */
const placeOf = (letter: string) => `-${letter.codePointAt(0)?.toString(16) ?? ''}-`;

/**
 * A name as a part of an address: small letters and digits, with hyphens between its words. Accents are left out,
 * letters without a Latin one beneath are numbered.
 */
export const createSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(?![a-z0-9])[\p{L}\p{N}]/gu, placeOf)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** A heading as an anchor of its page: small letters and digits of any script, with hyphens between its words. */
export const createAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
