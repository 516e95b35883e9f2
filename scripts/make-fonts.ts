import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** Writes a small font for every page, and two with the further letters that app/fonts/faces.css lists. */

const FOLDER = 'app/fonts';

/** The weights that pages use. Those of labels hardly differ at their size, so one serves for all. */
const FAMILIES = [
  { name: 'instrument-sans', wght: { min: 400, max: 600 } },
  { name: 'geist-mono', wght: 500 },
];

const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/** Characters in the files of every page: ASCII, punctuation, prices, and letters of names in the content. */
const COMMON = `${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at))}\u00a0£©®°·×÷–—‘’“”•…€™↑↓−Ññ`;

const faces = readFileSync(`${FOLDER}/faces.css`, 'utf8');

function readRange(file: string): string {
  const [, range = ''] = new RegExp(`/${file}'[^}]*unicode-range:([^;]*)`).exec(faces) ?? [];
  return range
    .split(',')
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .replace(/\s*u\+/i, '')
        .split('-')
        .map((code) => parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    })
    .join('');
}

const { resolve } = createRequire(import.meta.url);
for (const { name, wght } of FAMILIES)
  for (const [part, file, characters] of [
    ['latin', name, COMMON],
    ...['latin', 'latin-ext'].map(
      (one) => [one, `${name}-${one}`, readRange(`${name}-${one}.woff2`)] as const,
    ),
  ] as const) {
    const source = resolve(`@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`);
    const font = await subsetFont(readFileSync(source), characters, {
      targetFormat: 'woff2',
      variationAxes: { wght },
      keepFeatures: FEATURES,
    });
    writeFileSync(`${FOLDER}/${file}.woff2`, font);
  }
