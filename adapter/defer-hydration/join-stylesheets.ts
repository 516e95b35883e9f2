import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { CHUNKS, UnexpectedOutput } from '../next-output.ts';
import { nameFile } from './defer-hydration.ts';
import { purgeStyles } from './purge-styles.ts';

const SHEET =
  /<link rel="stylesheet" href="\/_next\/static\/chunks\/([\w.~-]+\.css)(?:\?dpl=[\w-]+)?"[^>]* data-precedence="next"[^>]*>/g;
const SHEET_PRELOAD = /<link rel="preload" href="[^"]*\.css[^"]*" as="style"[^>]*>/g;

const PAGE_FONT = /url\(\.\.\/media\/([\w-]+\.p\.[\w-]+\.woff2)\)/g;
const preloadFont = (href: string) =>
  `<link rel="preload" href="${href}" as="font" crossorigin="" type="font/woff2"/>`;

/**
 * Joins what a page needs of its stylesheets. The whole ones stay in it, disabled, and the loader applies them.
 * React would otherwise add them and wait.
 */
export async function joinStylesheets(
  html: string,
  elements: readonly Element[],
  folder: string,
  suffix: string,
) {
  const links = [...html.matchAll(SHEET)].map(([link, name = '']) => {
    const css = readFileSync(join(folder, name), 'utf8');
    return { css, link: link.replace('<link', '<link disabled="" media="not all"') };
  });
  if (links.length === 0) throw new UnexpectedOutput('A page without stylesheets.');
  const sheet = nameFile(await purgeStyles(links.map(({ css }) => css).join('\n'), elements), 'css');
  // Fonts are optional, so one that is not fetched ahead comes too late. Next fetches none for unknown addresses.
  const preloads = [...sheet.text.matchAll(PAGE_FONT)]
    .map(([, name = '']) => `/_next/static/media/${name}`)
    .filter((font) => !html.includes(font))
    .map(preloadFont);
  const head = [
    ...preloads,
    // Behind the inline scripts, which would wait for it.
    `<link rel="stylesheet" href="${CHUNKS}${sheet.name}${suffix}" data-precedence="next"/>`,
    ...links.map(({ link }) => link),
  ];
  const page = html
    .replaceAll(SHEET_PRELOAD, '')
    .replaceAll(SHEET, '')
    .replace('</head>', `${head.join('')}</head>`);
  return { page, sheet };
}
