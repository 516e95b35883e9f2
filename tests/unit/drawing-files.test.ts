import { readdirSync, readFileSync } from 'node:fs';
import { SyntaxValidator } from 'fast-xml-validator';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { colors } from '@/components/illustrations/colors';
import { Illustration } from '@/components/illustrations/illustration';
import { paintByTokens, readDrawing, referToFile } from '@/components/illustrations/read-drawing';
import { articleList } from '@/content/article-list';
import { industrySchema } from '@/content/industries/schema';
import { picture } from '@/content/schema/picture';
import { shareDrawings } from '@/content/messages/pages';
import { products } from '@/content/products';

const names = readdirSync('components/illustrations/drawings').map((file) => file.replace(/\.svg$/, ''));
const sheet = readFileSync('components/illustrations/art.css', 'utf8');
const theme = readFileSync('app/theme.css', 'utf8');
const cardDrawings = products.all.map(({ icon }) => `intelli${icon}-small`);
const plain =
  /^(class|d|x|y|width|height|r[xy]?|c[xy]|x[12]|y[12]|points|transform|pathLength|paint-order|(fill|stroke)(-\w+)?)$/;

it.each(names)(
  'The drawing %s is an SVG of shapes, and programs show it without the stylesheet',
  async (name) => {
    const svg = readDrawing(name);
    expect(SyntaxValidator.validate(svg)).toBe(true);
    const [, head = '', shapes = ''] =
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"([^>]*)>(.*)<\/svg>\n$/s.exec(svg) ?? [];
    expect(head).toMatch(/ viewBox="0 0 \d+ \d+"/);
    expect(shapes.replaceAll(/<(path|circle|rect|ellipse|line|polyline|polygon|g)\b|<\/g>/g, '')).not.toMatch(
      /<|on\w+=/,
    );
    for (const [, attribute] of shapes.matchAll(/ ([\w:-]+)=/g)) expect(attribute).toMatch(plain);
    for (const [, classes = ''] of shapes.matchAll(/ class="([^"]*)"/g))
      for (const each of classes.split(' ')) {
        const [, token] = /^(?:fill|stroke)-(.+)$/.exec(each) ?? [];
        expect(token ? theme : sheet).toContain(token ? `--color-${token}:` : `.${each}`);
      }
    for (const [shape] of shapes.matchAll(/<\w+[^>]* class="[^>]*>/g))
      expect(shape).toMatch(/ (fill|stroke)="#/);
    const { channels } = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(1);
  },
);

it('A drawing on a page has the paint of the stylesheet; shapes without a class keep their own', () => {
  const svg = `<svg viewBox="0 0 8 4" class="art-tint hue-70">
  <path class="a-run" stroke="#046972" stroke-width="2" d="M0 0h8"/>
  <path class="a-fat a-sec" stroke="#046972" stroke-opacity=".5" stroke-width="5" d="M0 4h8"/>
  <path fill="#b04613" d="M0 0h1v1z"/>
</svg>`;
  expect(renderToStaticMarkup(createElement(Illustration, { svg, isCover: true }))).toBe(
    '<svg class="art art-tint hue-70 block-full" viewBox="0 0 8 4" width="8" height="4" preserveAspectRatio="xMidYMid slice" aria-hidden="true">' +
      '<path class="a-run" d="M0 0h8"/><path class="a-fat a-sec" stroke-width="5" d="M0 4h8"/><path fill="#b04613" d="M0 0h1v1z"/></svg>',
  );
});

it('Each drawing that is a file of its own takes all colors from the tokens of its page', () => {
  const drawings = [
    ...articleList.categories.flatMap((category) => category.drawings),
    ...industrySchema.shape.drawing.in.unwrap().options.flatMap((drawing) => [drawing, `${drawing}-small`]),
    ...products.all.flatMap(({ industries }) => industries.map(({ drawing }) => `${drawing}-small`)),
    ...cardDrawings,
    'not-found',
    ...picture.shape.drawing.options,
    'broken-line',
  ];
  for (const svg of drawings.map((name) => paintByTokens(readDrawing(name)))) {
    expect(SyntaxValidator.validate(svg)).toBe(true);
    expect(svg).toContain('<g id="drawing" fill="none"');
    expect(svg.match(/"#[\da-f]{3,6}"/g)).toBeNull();
    for (const [, token] of svg.matchAll(/var\(--(.+?)\)/g)) expect(theme + sheet).toContain(`--${token}:`);
  }
});

it.each(cardDrawings)('The drawing %s has on its page what moves, and the rest in its file', (name) => {
  const page = referToFile(readDrawing(name), '/a.svg');
  const file = paintByTokens(readDrawing(name));
  const order =
    /^<svg[^>]*><use href="\/a.svg#below"\/>(<path.*>)<use href="\/a.svg#above"\/>(<path.*>)\s*<\/svg>\s*$/;
  const moving = order
    .exec(page)
    ?.slice(1)
    .map((path) => / d="(.*?)"/.exec(path)?.[1]);
  expect(moving).toHaveLength(2);
  for (const path of moving ?? []) expect(file).not.toContain(path);
  const count = (svg: string) => svg.split(' class="a-').length;
  expect(count(file)).toBe(count(readDrawing(name)) - 2);
  expect(file).toMatch(/<g id="below">.*<g id="above">/s);
});

it('Each drawing of a share picture has a file and a description', () => {
  // The bars of a case are drawn from its results.
  for (const drawing of Object.keys(shareDrawings).filter((name) => name !== 'case-study'))
    expect(names).toContain(drawing);
});

it('Each drawing of an industry has its versions for cards and results', () => {
  for (const drawing of industrySchema.shape.drawing.in.unwrap().options)
    expect(names).toEqual(expect.arrayContaining([drawing, `${drawing}-small`, `${drawing}-wide`]));
});

it('Drawings and share pictures have the colors of the light theme', () => {
  const light = new Set<string>(Object.values(colors.light));
  const theme = readFileSync('app/theme.css', 'utf8');
  for (const [name, own] of [
    ['bg', colors.light.bg],
    ['accent', colors.light.accent],
    ['person', colors.light.person],
  ] as const) {
    const [L = 0, C = 0, hue = 0] = (
      new RegExp(`--color-${name}: light-dark\\(oklch\\((.+?)\\)`).exec(theme)?.[1] ?? ''
    )
      .split(' ')
      .map(Number);
    expect(convertOklch(L, C, hue)).toBe(own);
  }
  for (const shape of names.flatMap((name) => readDrawing(name).match(/<\w+ class="a-human"[^>]*>/g) ?? []))
    expect(light).toContain(/ fill="(.+?)"/.exec(shape)?.[1]);
});

/** Converts OKLCH to a hex color, clipped to sRGB. */
function convertOklch(L: number, C: number, hue: number): string {
  const [a, b] = [C * Math.cos((hue * Math.PI) / 180), C * Math.sin((hue * Math.PI) / 180)];
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = linear.map((value) => {
    const c = Math.min(1, Math.max(0, value));
    return Math.round(255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055));
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
