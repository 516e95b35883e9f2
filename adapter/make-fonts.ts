import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';

/** Where the fonts lie, and the stylesheet of those that few pages need and of what stands in. */
const FONTS = 'app/fonts';
const FACES = `${FONTS}/faces.css`;

/** The families, as app/fonts.ts calls them, with the weights that pages use. */
const families = [
  { family: 'instrumentSans', name: 'instrument-sans', wght: { min: 400, max: 600 }, weight: '400 600' },
  // Its weights are hardly told apart at the size of labels: one stands for all.
  { family: 'geistMono', name: 'geist-mono', wght: 500, weight: '400 600' },
];

/** What text is set with: kerning, ligatures, accents in their places, figures of one width. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/** In the files of every page: ASCII, the signs of prose, figures and prices, and letters of names in the content. */
const COMMON = `${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at))}\u00a0£©®°·×÷–—‘’“”•…€™↑↓−Ññ`;

/**
 * What a page is set in where the files come too late: fonts of devices that have letters of the same widths, with the mean
 * width of those below, and the weight of ours that they stand in for.
 */
const STAND_INS = [
  { local: ['Arial', 'Liberation Sans'], mean: 934.5116 / 2048, wght: 400, weight: '400 549' },
  {
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    mean: 1011.0465 / 2048,
    wght: 600,
    weight: '550 700',
  },
];
/** Letters as often as in English, and its blanks. */
const LETTERS = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ';

/** Characters of a font. */
const charactersOf = (font: Buffer): string[] =>
  (create(font) as Font).characterSet
    // Fonts list the end of a table as if it were a character.
    .filter((code) => code !== 0xffff)
    .map((code) => String.fromCodePoint(code));

/**
 * The fonts of the site, by their paths: of each family a file for every page, and two with all other Latin letters for
 * the pages that have some; last their stylesheet.
 */
async function makeFonts(folder: string): Promise<Map<string, Buffer | string>> {
  const { resolve } = createRequire(join(folder, 'package.json'));
  const made = new Map<string, Buffer | string>();
  const faces: string[] = [];
  const source = (name: string, part: string): Buffer =>
    readFileSync(resolve(`@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`));
  for (const { family, name, wght, weight } of families) {
    const subset = (part: string, characters: readonly string[]): Promise<Buffer> =>
      subsetOf(source(name, part), characters.join(''), wght);
    const first = await subset('latin', Array.from(COMMON));
    made.set(`${FONTS}/${name}.woff2`, first);
    const done = new Set(charactersOf(first));
    for (const part of ['latin', 'latin-ext']) {
      const rest = charactersOf(source(name, part)).filter((character) => !done.has(character));
      for (const character of rest) done.add(character);
      made.set(`${FONTS}/${name}-${part}.woff2`, await subset(part, rest));
      faces.push(face(family, `${name}-${part}`, weight, unicodeRange(rest)));
    }
  }
  for (const standIn of STAND_INS) {
    const font = create(await subsetOf(source('instrument-sans', 'latin'), LETTERS, standIn.wght)) as Font;
    faces.push(standInFace(standIn, font));
  }
  return made.set(FACES, [NOTE, ...faces].join('\n'));
}

const subsetOf = (font: Buffer, text: string, wght: number | { min: number; max: number }): Promise<Buffer> =>
  subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: FEATURES,
  });

const NOTE = `/*
 * Written by \`npm run fonts\`: Latin letters that few pages need. A browser fetches such
 * a file only when it meets one of its letters. Last, what stands in for a font that comes too late.
 */`;

const face = (family: string, name: string, weight: string, range: string): string => `@font-face {
  font-family: ${family};
  src: url('./${name}.woff2') format('woff2');
  font-display: optional;
  font-weight: ${weight};
  unicode-range: ${range};
}
`;

/** Fonts of the device, made as wide and as high as another. */
function standInFace({ local, mean, weight }: (typeof STAND_INS)[number], like: Font): string {
  const widths = Array.from(LETTERS, (letter) => like.glyphsForString(letter)[0]?.advanceWidth ?? 0);
  const size = widths.reduce((sum, width) => sum + width, 0) / widths.length / like.unitsPerEm / mean;
  const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
  const high = (part: number) => percent(Math.abs(part) / like.unitsPerEm / size);
  return `@font-face {
  font-family: stand-in;
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weight};
  ascent-override: ${high(like.ascent)};
  descent-override: ${high(like.descent)};
  line-gap-override: ${high(like.lineGap)};
  size-adjust: ${percent(size)};
}
`;
}

/** Characters as a stylesheet lists them. */
function unicodeRange(characters: readonly string[]): string {
  const runs: [number, number][] = [];
  for (const code of characters.map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return runs.map(([from, to]) => `u+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}

for (const [path, content] of await makeFonts(process.cwd())) writeFileSync(path, content);
