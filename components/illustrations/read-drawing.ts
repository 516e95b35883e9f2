import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colors } from './colors';

/** Reads a drawing while building. Pages rendered per request import the file, since hosts may have no folder. */
export const readDrawing = (name: string): string =>
  readFileSync(join(process.cwd(), 'components/illustrations/drawings', `${name}.svg`), 'utf8');

/** Returns width and height of a drawing's coordinates. */
export function readSize(name: string): [width: number, height: number] {
  const [, width, height] = / viewBox="0 0 (\d+) (\d+)"/.exec(readDrawing(name)) ?? [];
  return [Number(width), Number(height)];
}

const { light } = colors;
const tokens: readonly (readonly [color: string, token: string])[] = [
  [light.bg, 'var(--color-bg)'],
  [light.raised, 'var(--color-surface-1)'],
  [light.surface, 'var(--color-surface-2)'],
  [light.accent, 'var(--color-accent)'],
  [light.person, 'var(--color-person)'],
  [light.line, 'var(--color-line)'],
  [light.lineStrong, 'var(--color-line-strong)'],
  [light.ink3, 'var(--color-ink-3)'],
];

/** Finds the colors of a drawing that has the hue of its product. */
const listTintTokens = (svg: string) =>
  (
    [
      [/"a-paper" fill="(.+?)"/, 'var(--art-ground)'],
      [/"a-line" stroke="(.+?)"/, 'color-mix(in srgb, var(--art-ink) 24%, var(--color-line))'],
      [/"a-run[^"]*"(?: fill="[^"]*")? stroke="(.+?)"/, 'var(--art-ink)'],
    ] as const
  ).map(([paint, token]) => [paint.exec(svg)?.[1] ?? '', token] as const);

/** Finds the run and the person of a card's drawing, which move under the pointer, and the parts between. */
const MOVING = /(<svg[^>]*>)(.*?)(<path class="a-run a-draw.*?>)(.*)(<path class="a-human.*?>)/s;

/** Replaces what does not move by references to the drawing's own file. */
export const referToFile = (svg: string, file: string): string =>
  svg.replace(MOVING, `$1<use href="${file}#below"/>$3<use href="${file}#above"/>$5`);

/** Lets a page color a file to which it refers by `<use>`. Its stylesheets do not reach there, its tokens do. */
export const paintByTokens = (svg: string): string =>
  [...(svg.includes('class="art-tint') ? listTintTokens(svg) : []), ...tokens]
    .reduce((text, [color, token]) => text.replaceAll(`"${color}"`, `"${token}"`), svg)
    .replace(MOVING, '$1<g id="below">$2</g><g id="above">$4</g>')
    // As in art.css: lines keep their width when a drawing is enlarged.
    .replace(
      /<(path|circle|rect|ellipse)(?! class="[^"]*\ba-(?:fat|meridian))\b/g,
      '$& vector-effect="non-scaling-stroke"',
    )
    .replace(/ viewBox="[^"]*"(.*?)>/, '$&<g id="drawing"$1>')
    .replace('</svg>', '</g></svg>');
