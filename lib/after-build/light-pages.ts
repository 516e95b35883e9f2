import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from '@swc/core';
import { DEMO_SHELL } from '../demo/demo-shell-id.ts';
import { lazyChunks } from './lazy-chunks.ts';
import { starterScript } from './starter.ts';

/** Where a build keeps what browsers may keep for ever, and the address of that folder. */
const STATIC = 'static/chunks';
const ASSETS = `/_next/${STATIC}/`;

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;
const FRAMEWORK = /<script src="([^"]+)" async=""><\/script>/g;
/** Inline scripts of the framework: the page's data, in pieces. Scripts with a type are data for others. */
const INLINE =
  /<script(?: id="_R_")?>((?:self\.__next_f|\(self\.__next_f|\(globalThis\["TURBOPACK"\]|requestAnimationFrame\().*?)<\/script>/gs;
/** Our own inline scripts: the boot script. */
const OWN = /<script>(.*?)<\/script>/gs;
const AHEAD = /<link rel="preload"[^>]*? (?:as="script"|href="[^"]+\.css" as="style")[^>]*>/g;

/** A page whose scripts wait for the visitor, and the files it needs that the build has not written. */
export interface LightPage {
  html: string;
  /** File names in the folder of assets, with their content. */
  files: Record<string, string>;
}

/**
 * Makes a prerendered page light: one stylesheet in place of many, and no script before a sign of the visitor's
 * intent. The page's own data, which repeats its content for the framework, moves out of the document.
 *
 * @param html As the framework wrote it.
 * @param readAsset Reads a file of the folder of assets by its name.
 * @param dialog Names of the files with the live form.
 * @throws Error when the page is not built as expected: better a failed build than a page that cannot start.
 */
export function lightPage(
  html: string,
  readAsset: (name: string) => string,
  dialog: readonly string[],
): LightPage {
  const sheets = addresses(html, STYLESHEET);
  const scripts = [...new Set(addresses(html, FRAMEWORK))];
  const data = [...html.matchAll(INLINE)].map(([, text = '']) => text);
  if (sheets.length === 0 || scripts.length < 2 || data.length < 2)
    throw new Error('A page without the stylesheets, scripts or data that the framework writes.');

  const css = named('css', sheets.map((href) => readAsset(nameOf(href))).join('\n'));
  // The framework looks for the stylesheets it knows, and would load what it does not find.
  const known = `for(const href of ${JSON.stringify(sheets)}){const link=document.createElement('link');link.rel='stylesheet';link.disabled=true;link.href=href;link.dataset.precedence='next';document.head.append(link)}`;
  // Whoever is at the form already waits for its code, which nothing else would fetch before the page is live.
  const ahead = `if(document.querySelector('#${DEMO_SHELL}[open],[commandfor=${DEMO_SHELL}]:is(:hover,:focus)'))for(const href of ${JSON.stringify(dialog.map((name) => ASSETS + name))})document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'script',href}))`;
  const js = named('js', [known, ahead, ...data].join(';\n'));

  const bare = html.replace(AHEAD, '').replace(FRAMEWORK, '').replace(INLINE, '');
  const inline = [...bare.matchAll(OWN)].map(([, code = '']) => code);
  // Before the stylesheet: behind it they would wait for it, and the document behind them.
  const head = [...inline, starterScript([ASSETS + js.name, ...scripts])]
    .map((code) => `<script>${minify(code)}</script>`)
    .concat(`<link rel="stylesheet" href="${ASSETS}${css.name}" data-precedence="next"/>`)
    .join('');
  let first = true;
  const light = bare.replace(OWN, '').replace(STYLESHEET, () => {
    const here = first ? head : '';
    first = false;
    return here;
  });
  return { html: light, files: { [css.name]: css.text, [js.name]: js.text } };
}

/** An inline script in as few bytes as it takes. */
const minify = (code: string): string =>
  minifySync(code, { compress: true, mangle: true }).code.replaceAll('</script', '<\\/script');

const addresses = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, address = '']) => address);

function nameOf(address: string): string {
  if (!address.startsWith(ASSETS)) throw new Error(`${address} is not among the build's assets.`);
  return address.slice(ASSETS.length);
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
 */
export function lightenPages(files: readonly string[], dist: string): void {
  const folder = join(dist, STATIC);
  mkdirSync(folder, { recursive: true });
  const dialog = lazyChunks(folder, 'DemoDialog');
  for (const file of files) {
    const html = readFileSync(file, 'utf8');
    const page = lightPage(html, (name) => readFileSync(join(folder, name), 'utf8'), dialog);
    for (const [name, text] of Object.entries(page.files)) writeFileSync(join(folder, name), text);
    writeFileSync(file, page.html);
  }
}
