import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { DEMO_SHELL } from '../demo/demo-shell-id.ts';
import { elementsIn, isElement } from './hast.ts';
import { ASSETS, minifiedBoot, pageScripts } from './inline-scripts.ts';
import { lazyChunks } from './lazy-chunks.ts';
import { readPage } from './pages.ts';
import { parseHtml } from './parse-page.ts';
import { starterScript } from './starter.ts';

/** Where a build keeps what browsers may keep for ever. */
const STATIC = 'static/chunks';

/** A page whose scripts wait for the visitor, and the files it needs that the build has not written. */
export interface LightPage {
  html: string;
  /** File names in the folder of assets, with their content. */
  files: Record<string, string>;
}

/** What a page is made light with. */
export interface LightParts {
  /** The page's data, as the framework wrote it beside the page. */
  data: string;
  /** Names of the files with the live form. */
  dialog: readonly string[];
  /** Reads a file of the folder of assets by its name. */
  readAsset: (name: string) => string;
}

/**
 * Makes a prerendered page light: one stylesheet in place of many, and no script before a sign of the visitor's
 * intent. The page's own data, which repeats its content for the framework, moves out of the document.
 *
 * @param html As the framework wrote it.
 * @throws Error when the page is not built as expected, or holds a script that is not known: what is moved is trusted.
 */
export function lightPage(html: string, { data, dialog, readAsset }: LightParts): LightPage {
  const tree = parseHtml(html);
  const links = elementsIn(tree).filter((element) => isElement(element, 'link'));
  const sheets = links.filter(isSheet);
  const hrefs = sheets.map(({ properties }) => String(properties['href']));
  const { inline, files } = pageScripts(tree, data);
  const scripts = [...new Set(files.map(({ address }) => address))];
  const boot = inline.filter(({ name }) => name === 'boot');
  const moved = inline.filter(({ name }) => name !== 'boot');
  if (sheets.length === 0 || scripts.length < 2 || moved.length < 2)
    throw new Error('A page without the stylesheets, scripts or data that the framework writes.');
  if (moved.some(({ name }) => name === 'starter')) throw new Error('A page that is light already.');

  const css = named('css', hrefs.map((href) => readAsset(sheetName(href))).join('\n'));
  // The framework looks for the stylesheets it knows, and would load what it does not find.
  const known = `for(const href of ${JSON.stringify(hrefs)}){const link=document.createElement('link');link.rel='stylesheet';link.disabled=true;link.href=href;link.dataset.precedence='next';document.head.append(link)}`;
  // Whoever is at the form already waits for its code, which nothing else would fetch before the page is live.
  const ahead = `if(document.querySelector('#${DEMO_SHELL}[open],[commandfor=${DEMO_SHELL}]:is(:hover,:focus)'))for(const href of ${JSON.stringify(dialog.map((name) => ASSETS + name))})document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'script',href}))`;
  const js = named('js', [known, ahead, ...moved.map(({ text }) => text)].join(';\n'));

  // Before the stylesheet: behind it they would wait for it, and the document behind them.
  const head = [...boot.map(() => minifiedBoot), starterScript([ASSETS + js.name, ...scripts])]
    .map((code) => `<script>${code}</script>`)
    .concat(`<link rel="stylesheet" href="${ASSETS}${css.name}" data-precedence="next"/>`)
    .join('');
  const gone = [...sheets, ...links.filter(isAhead), ...[...inline, ...files].map(({ element }) => element)];
  const light = replaced(html, gone, (element) => (element === sheets[0] ? head : ''));
  return { html: light, files: { [css.name]: css.text, [js.name]: js.text } };
}

const isSheet = ({ properties: { rel, dataPrecedence } }: Element) =>
  String(rel) === 'stylesheet' && dataPrecedence === 'next';

/** Whether a link fetches ahead what a light page does not need at once. */
const isAhead = ({ properties: { rel, as, href } }: Element) =>
  String(rel) === 'preload' && (as === 'script' || (as === 'style' && /\.css$/.test(String(href))));

function sheetName(address: string): string {
  const [, name] = /^\/_next\/static\/chunks\/([\w.~-]+\.css)$/.exec(address) ?? [];
  if (name === undefined) throw new Error(`${address} is not among the build's stylesheets.`);
  return name;
}

/** A text in which some elements give way to something else. All else stays as it was written. */
function replaced(html: string, elements: readonly Element[], by: (element: Element) => string): string {
  const places = elements.map((element) => ({ ...placeOf(element), text: by(element) }));
  places.sort((a, b) => a.from - b.from);
  const kept = places.map(({ from, text }, at) => html.slice(places[at - 1]?.to ?? 0, from) + text);
  return kept.join('') + html.slice(places.at(-1)?.to ?? 0);
}

/** Where an element stands in the text it was read from. */
function placeOf({ tagName, position }: Element): { from: number; to: number } {
  const [from, to] = [position?.start.offset, position?.end.offset];
  if (from === undefined || to === undefined) throw new Error(`a <${tagName}> without a place in the page`);
  return { from, to };
}

/** A name that changes with the content. */
const named = (extension: string, text: string) => ({
  name: `page-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.${extension}`,
  text,
});

/**
 * Makes the given pages of a build light, in place.
 *
 * @param files The pages' HTML files.
 * @param dist The build's folder.
 * @throws Error that names the page which cannot be made light.
 */
export async function lightenPages(files: readonly string[], dist: string): Promise<void> {
  const folder = join(dist, STATIC);
  mkdirSync(folder, { recursive: true });
  const dialog = lazyChunks(folder, 'DemoDialog');
  const readAsset = (name: string) => readFileSync(join(folder, name), 'utf8');
  for (const file of files) {
    const page = await readPage(file, (html, data) => lightPage(html, { data, dialog, readAsset }));
    for (const [name, text] of Object.entries(page.files)) writeFileSync(join(folder, name), text);
    writeFileSync(file, page.html);
  }
}
