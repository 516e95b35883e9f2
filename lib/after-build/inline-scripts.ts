import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { z } from 'zod';
import { bootScript } from '../security/boot-script.ts';
import { elementsIn, isElement, textOf } from './hast.ts';
import { minify } from './minify.ts';
import { startedFiles } from './starter.ts';

/** The folder of a build's assets, as browsers address it. */
export const ASSETS = '/_next/static/chunks/';

/** Whether an address is that of one of the build's scripts. */
const isAsset = (address: unknown): address is string =>
  typeof address === 'string' &&
  address.startsWith(ASSETS) &&
  /^[\w.~-]+\.js$/.test(address.slice(ASSETS.length));

const asset = z.string().refine(isAsset);

const json = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The boot script as it is delivered. */
export const minifiedBoot = minify(bootScript);

const chunkList = z.strictObject({
  otherChunks: z.array(z.templateLiteral(['static/chunks/', z.string().regex(/^[\w.~-]+\.js$/)])),
  runtimeModuleIds: z.array(z.int()),
});

/** The text in a piece of the page's data, if a script is nothing else. JSON holds no code, and nothing may follow it. */
const pieceIn = (script: string): string | undefined => {
  const [, piece] = /^self\.__next_f\.push\((.*)\)$/s.exec(script) ?? [];
  return z.tuple([z.literal(1), z.string()]).safeParse(json(piece)).data?.[1];
};

/**
 * The scripts that may stand in a page, by name. The policy trusts these and no other, so each is told by its whole
 * text: nothing that is not known may stand before it, in it or behind it.
 */
const known = {
  /** Ours, as it was written or as it is delivered. */
  boot: (text) => text === bootScript || text === minifiedBoot,
  /** Ours, made after the build for a page. It starts scripts of the build only. */
  starter: (text) =>
    z
      .array(asset)
      .min(1)
      .safeParse(json(startedFiles(text))).success,
  /** The framework's: which of its files hold the first module. */
  chunks: (text) => {
    const shape = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);$/s;
    return chunkList.safeParse(json(shape.exec(text)?.[1])).success;
  },
  /** The framework's: begins the page's data. */
  start: (text) => text === '(self.__next_f=self.__next_f||[]).push([0])',
  /** The framework's: a piece of the page's data. */
  data: (text) => pieceIn(text) !== undefined,
  /** The framework's, in pages that come in parts. */
  timing: (text) => text === 'requestAnimationFrame(function(){$RT=performance.now()});',
} satisfies Record<string, (text: string) => boolean>;

type Name = keyof typeof known;

const names = Object.keys(known) as Name[];

/** Of data a page may have several pieces. */
const severalTimes: Name[] = ['data'];

/** Blocks that are not run: data for others. */
const dataTypes: unknown[] = ['application/ld+json', 'application/json'];

/** A script whose code stands in the page. */
export interface InlineScript {
  name: Name;
  text: string;
  element: Element;
}

/** A script of the build that the page loads. What only old browsers load is not among them. */
export interface ScriptFile {
  address: string;
  element: Element;
}

export interface PageScripts {
  inline: InlineScript[];
  files: ScriptFile[];
}

const refusal = (what: string, element: Element) => new Error(`${what}: ${toHtml(element).slice(0, 120)}`);

function inlineScript(element: Element): InlineScript {
  const text = textOf(element);
  const name = names.find((one) => known[one](text));
  if (!name || Object.keys(element.properties).some((attribute) => attribute !== 'id'))
    throw refusal('an inline script that the build does not know', element);
  return { name, text, element };
}

function scriptFile(element: Element): ScriptFile[] {
  const { src, async, noModule, ...others } = element.properties;
  if (
    !isAsset(src) ||
    textOf(element) ||
    Object.keys(others).length > 0 ||
    Boolean(async) === Boolean(noModule)
  )
    throw refusal('a script that is not one of the build', element);
  return async ? [{ address: src, element }] : [];
}

/**
 * The scripts of a page.
 *
 * @param tree The whole page.
 * @param data The page's data, as the framework wrote it beside the page.
 * @throws Error when there is any script that is not known; it shows how that begins.
 */
export function pageScripts(tree: Root, data: string): PageScripts {
  const inline: InlineScript[] = [];
  const files: ScriptFile[] = [];
  for (const element of elementsIn(tree)) {
    if (!isElement(element, 'script') || dataTypes.includes(element.properties['type'])) continue;
    if ('src' in element.properties) files.push(...scriptFile(element));
    else inline.push(inlineScript(element));
  }
  for (const [at, { name, element }] of inline.entries())
    if (!severalTimes.includes(name) && inline.findIndex((other) => other.name === name) < at)
      throw refusal('an inline script that stands twice', element);
  const pieces = inline.filter(({ name }) => name === 'data');
  // The data make the page anew in the browser: a piece more would be somebody else's page.
  if (pieces.length > 0 && pieces.map(({ text }) => pieceIn(text)).join('') !== data)
    throw new Error('data that is not what the framework wrote beside the page');
  return { inline, files };
}
