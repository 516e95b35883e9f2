import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colors } from './colors';

/** Reads a drawing while building. Pages rendered per request import the file, since hosts may have no folder. */
export const readDrawing = (name: string): string =>
  readFileSync(join(process.cwd(), 'components/illustrations/drawings', `${name}.svg`), 'utf8');

const { light } = colors;
const tokens: readonly (readonly [color: string, token: string])[] = [
  [light.surface, '--color-surface-2'],
  [light.accent, '--color-accent'],
  [light.person, '--color-person'],
  [light.line, '--color-line'],
  [light.lineStrong, '--color-line-strong'],
];

/** Lets a page color a file to which it refers by `<use>`. Its stylesheets do not reach there, its tokens do. */
export const paintByTokens = (svg: string): string =>
  tokens
    .reduce((text, [color, token]) => text.replaceAll(`"${color}"`, `"var(${token})"`), svg)
    // As in art.css: lines keep their width when a drawing is enlarged.
    .replace(
      /<(path|circle|rect|ellipse)(?! class="[^"]*\ba-(?:fat|meridian))\b/g,
      '$& vector-effect="non-scaling-stroke"',
    )
    .replace(/ viewBox="[^"]*"(.*?)>/, '$&<g id="drawing"$1>')
    .replace('</svg>', '</g></svg>');
