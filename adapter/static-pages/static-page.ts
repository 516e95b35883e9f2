import { createHash } from 'node:crypto';
import type { Element } from 'hast';
import { isElement } from 'hast-util-is-element';
import { ASSETS, fontAddress, isAhead, isFontAhead, isSheet, sheetName, UnknownShape } from '../framework.ts';
import { pageScripts } from '../policy/inline-scripts.ts';
import type { PageSource } from '../prerendered.ts';
import { elementsIn, placeOf } from '../tree.ts';
import { fontsOf, pageStyles } from './page-styles.ts';
import { shortened } from './short-names.ts';
import { namesScript, sheetsScript, starterScript } from './starter.ts';

/** Stands where the head's own lines will stand: no page contains it. */
const HEAD = '<!--head-->';

/** A page as it will be served. */
export interface ServedPage {
  html: string;
  /** Texts of the inline scripts in it. */
  inline: string[];
  /** Whether it names script files by itself. */
  namesFiles: boolean;
  /** Files it needs that the build has not written, by name, with their content. */
  files: Record<string, string>;
}

/** A file that we write, under a name that changes with the content. */
interface NamedFile {
  name: string;
  text: string;
}

/** What static pages share. */
export interface StaticPageParts {
  /** Reads a file of the folder of assets by its name. */
  readAsset: (name: string) => string;
  /** What the address of a file that we write ends with. */
  suffix?: string;
}

/** A page that stays as the framework wrote it. @throws Error when it holds a script that is not known. */
export function asItIs({ html, tree, data }: PageSource): ServedPage {
  const { inline, files } = pageScripts(tree, data);
  return { html, inline: inline.map(({ text }) => text), namesFiles: files.length > 0, files: {} };
}

/**
 * Makes a prerendered page static HTML: one stylesheet with the rules that the page uses in place of many whole ones, its
 * fonts fetched ahead, utilities under short names, and no framework script before the visitor's first interaction. The payload for hydration, which repeats the content, moves
 * out of the document into a file.
 *
 * @param page As the framework wrote it.
 * @throws Error when the page is not built as expected, or holds a script that is not known: what is moved is trusted.
 */
export function staticPage(
  { html, tree, data }: PageSource,
  { readAsset, suffix = '' }: StaticPageParts,
): ServedPage {
  const elements = elementsIn(tree);
  const links = elements.filter((element) => isElement(element, 'link'));
  const sheets = links.filter(isSheet);
  const hrefs = sheets.map(({ properties }) => String(properties['href']));
  const { inline, files } = pageScripts(tree, data);
  const scripts = [...new Set(files.map(({ address }) => address))];
  const boot = inline.filter(({ name }) => name === 'boot');
  const moved = inline.filter(({ name }) => name !== 'boot');
  if (sheets.length === 0 || scripts.length < 2 || moved.length < 2)
    throw new UnknownShape(
      `A page without the stylesheets, scripts or data that the framework writes: ${sheets.length} stylesheets, ${scripts.length} script files, ${moved.length} inline scripts.`,
    );
  if (moved.some(({ name }) => name === 'starter')) throw new UnknownShape('A page that is static already.');

  const address = (name: string) => ASSETS + name + suffix;
  const styles = hrefs.map((href) => readAsset(sheetName(href))).join('\n');
  const gone = [
    ...sheets,
    ...links.filter(isAhead),
    // What is not moved is only for browsers that know no modules, and those know nothing of the rest either.
    ...elements.filter((element) => isElement(element, 'script') && 'noModule' in element.properties),
    ...[...inline, ...files].map(({ element }) => element),
  ];
  const short = shortened(
    replaced(html, gone, (element) => (element === sheets[0] ? HEAD : '')),
    pageStyles(styles, elements),
    boot.map(({ text }) => text),
  );
  const css = named('css', short.css);
  const js = named(
    'js',
    [namesScript(short.names), sheetsScript(hrefs), ...moved.map(({ text }) => text)].join(';\n'),
  );

  // Before the stylesheet: behind it they would wait for it, and the document behind them.
  const kept = [...boot.map(({ text }) => text), starterScript([address(js.name), ...scripts])];
  // Fonts are optional, so one that is not fetched ahead comes too late. The framework names none for the page of unknown
  // addresses, nor those that have letters of few pages.
  const ahead = new Set(links.filter(isFontAhead).map(({ properties }) => properties['href']));
  const late = [...new Set(fontsOf(css.text).map(fontAddress))].filter((font) => !ahead.has(font));
  const head = [
    ...late.map((font) => `<link rel="preload" href="${font}" as="font" crossorigin="" type="font/woff2"/>`),
    ...kept.map((code) => `<script>${code}</script>`),
    `<link rel="stylesheet" href="${address(css.name)}" data-precedence="next"/>`,
  ].join('');
  return {
    html: short.html.replace(HEAD, () => head),
    inline: kept,
    namesFiles: false,
    files: Object.fromEntries([css, js].map(({ name, text }) => [name, text])),
  };
}

/** A text in which some elements give way to something else. All else stays as it was written. */
function replaced(html: string, elements: readonly Element[], by: (element: Element) => string): string {
  const places = elements.map((element) => ({ ...placeOf(element), text: by(element) }));
  places.sort((a, b) => a.from - b.from);
  const kept = places.map(({ from, text }, at) => html.slice(places[at - 1]?.to ?? 0, from) + text);
  return kept.join('') + html.slice(places.at(-1)?.to ?? 0);
}

/** Names a file after its content. */
function named(extension: string, text: string): NamedFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { name: `page-${hash}.${extension}`, text };
}
