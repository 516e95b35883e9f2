import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as fontkitten from 'fontkitten';
import type { Font } from 'fontkitten';

/** Looked up from the project, as its own files would: the packages need not lie beside it. */
const packages = createRequire(join(process.cwd(), 'package.json'));
// So is the reader of fonts: pictures are painted while building, and no server's bundle needs it.
const { create } = packages('fontkitten') as typeof fontkitten;

/** A typeface for pictures, from the files of its package: how far each character moves the pen. */
function typeface(name: string, ...names: string[]) {
  const files = names.map((file) => readFileSync(packages.resolve(`@fontsource/${name}/files/${file}.woff`)));
  const fonts = files.map((file) => create(file) as Font);
  const fontOf = (character: string) =>
    fonts.find((each) => each.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  const advance = (character: string): number => {
    const font = fontOf(character);
    if (!font) throw new RangeError(`${name} has no "${character}"`);
    return font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm;
  };
  return {
    files,
    /** Whether it has every character of a text. What it lacks would be printed as empty boxes. */
    covers: (text: string) => Array.from(text).every((character) => fontOf(character)),
    /** Width of a text at size 1, without kerning. @throws RangeError when a character is in none of the files. */
    width: (text: string) => Array.from(text).reduce((sum, character) => sum + advance(character), 0),
  };
}

export const sans = typeface(
  'instrument-sans',
  'instrument-sans-latin-600-normal',
  'instrument-sans-latin-ext-600-normal',
);
export const mono = typeface('geist-mono', 'geist-mono-latin-500-normal', 'geist-mono-latin-ext-500-normal');
