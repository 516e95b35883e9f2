import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as fontkitten from 'fontkitten';
import type { Font } from 'fontkitten';

/** Resolved from the project's root: the packages need not be beside this file. */
const packages = createRequire(join(process.cwd(), 'package.json'));
// Required at run time, because only the build needs it and no server bundle should have it.
const { create } = packages('fontkitten') as typeof fontkitten;

function createTypeface(name: string, ...names: string[]) {
  const files = names.map((file) => readFileSync(packages.resolve(`@fontsource/${name}/files/${file}.woff`)));
  const fonts = files.map((file) => create(file) as Font);
  const findFont = (character: string) =>
    fonts.find((each) => each.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  const getAdvance = (character: string): number => {
    const font = findFont(character);
    if (!font) throw new RangeError(`${name} has no "${character}"`);
    return font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm;
  };
  return {
    files,
    /** Tells whether all characters are covered; a missing one would be printed as an empty box. */
    covers: (text: string) => Array.from(text).every((character) => findFont(character)),
    /**
     * Measures a text at size 1, without kerning.
     * @throws RangeError when a character is in none of the files.
     */
    width: (text: string) => Array.from(text).reduce((sum, character) => sum + getAdvance(character), 0),
  };
}

export const sans = createTypeface(
  'instrument-sans',
  'instrument-sans-latin-600-normal',
  'instrument-sans-latin-ext-600-normal',
);

export const mono = createTypeface(
  'geist-mono',
  'geist-mono-latin-500-normal',
  'geist-mono-latin-ext-500-normal',
);
