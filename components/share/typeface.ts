import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

/** Looked up from the project, as its own files would: the packages need not lie beside it. */
const packages = createRequire(join(process.cwd(), 'package.json'));

/** A typeface for pictures: its files, and how far each character moves the pen. */
export interface Typeface {
  readonly files: readonly Buffer[];
  /**
   * Width of a text at size 1, without kerning.
   * @throws RangeError when a character is in none of the files.
   */
  readonly width: (text: string) => number;
}

/** The font of a WOFF file, table by table. */
function tablesOf(file: Buffer): (tag: string) => Buffer {
  const tables = new Map<string, Buffer>();
  for (let i = 0; i < file.readUInt16BE(12); i++) {
    const entry = 44 + i * 20;
    const offset = file.readUInt32BE(entry + 4);
    const packed = file.readUInt32BE(entry + 8);
    const data = file.subarray(offset, offset + packed);
    const isPacked = packed < file.readUInt32BE(entry + 12);
    tables.set(file.toString('latin1', entry, entry + 4), isPacked ? inflateSync(data) : data);
  }
  return (tag) => {
    const table = tables.get(tag);
    if (!table) throw new RangeError(`the font has no table ${tag}`);
    return table;
  };
}

/** Advance width of each character, in shares of the size. */
function advancesOf(file: Buffer): Map<number, number> {
  const table = tablesOf(file);
  const cmap = table('cmap');
  const hmtx = table('hmtx');
  const unit = table('head').readUInt16BE(18);
  const lastMetric = table('hhea').readUInt16BE(34) - 1;
  const advances = new Map<number, number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const at = cmap.readUInt32BE(8 + i * 8);
    // Format 4 covers the basic plane, and every font has it.
    if (cmap.readUInt16BE(at) !== 4) continue;
    const size = cmap.readUInt16BE(at + 6);
    for (let segment = 0; segment < size; segment += 2) {
      const start = cmap.readUInt16BE(at + 16 + size + segment);
      const end = cmap.readUInt16BE(at + 14 + segment);
      const delta = cmap.readUInt16BE(at + 16 + 2 * size + segment);
      const rangeAt = at + 16 + 3 * size + segment;
      const range = cmap.readUInt16BE(rangeAt);
      for (let code = start; code <= end && code < 0xffff; code++) {
        const found = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + 2 * (code - start));
        const glyph = found === 0 ? 0 : (found + delta) & 0xffff;
        if (glyph > 0) advances.set(code, hmtx.readUInt16BE(4 * Math.min(glyph, lastMetric)) / unit);
      }
    }
  }
  return advances;
}

/** Reads a typeface from the files of its package. */
function typeface(name: string, ...names: string[]): Typeface {
  const files = names.map((file) => readFileSync(packages.resolve(`@fontsource/${name}/files/${file}.woff`)));
  const advances = files.map(advancesOf);
  const advance = (character: string): number => {
    const code = character.codePointAt(0) ?? 0;
    const found = advances.find((map) => map.has(code))?.get(code);
    if (found === undefined)
      throw new RangeError(`${name} has no "${character}": give share images another font`);
    return found;
  };
  return { files, width: (text) => Array.from(text).reduce((sum, character) => sum + advance(character), 0) };
}

export const sans = typeface(
  'instrument-sans',
  'instrument-sans-latin-600-normal',
  'instrument-sans-latin-ext-600-normal',
);
export const mono = typeface('geist-mono', 'geist-mono-latin-500-normal', 'geist-mono-latin-ext-500-normal');
