import type { Element, Root } from 'hast';
import { isElement } from 'hast-util-is-element';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { z } from 'zod';
import { bootScript } from '../../lib/startup/compiled.ts';
import { dataPiece, frameworkScripts, isScriptAddress, json, UnknownShape } from '../framework.ts';
import { startedFiles } from '../static-pages/starter.ts';
import { elementsIn } from '../tree.ts';

const asset = z.string().refine(isScriptAddress);

/**
 * The scripts that may stand in a page, by name. The policy trusts these and no other, so each is recognized by its whole
 * text: nothing that is not known may stand before it, in it or behind it.
 */
const knownScripts = {
  /** Ours. */
  boot: (text) => text === bootScript,
  /** Ours, made after the build for a page. It starts scripts of the build only. */
  starter: (text) =>
    z
      .array(asset)
      .min(1)
      .safeParse(json(startedFiles(text))).success,
  ...frameworkScripts,
} satisfies Record<string, (text: string) => boolean>;

type Name = keyof typeof knownScripts;

const names = Object.keys(knownScripts) as Name[];

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

const refusal = (what: string, element: Element) =>
  new UnknownShape(`${what}: ${toHtml(element).slice(0, 120)}`);

function inlineScript(element: Element): InlineScript {
  const text = toString(element);
  const name = names.find((one) => knownScripts[one](text));
  if (!name || Object.keys(element.properties).some((attribute) => attribute !== 'id'))
    throw refusal('an inline script that the build does not know', element);
  return { name, text, element };
}

function scriptFile(element: Element): ScriptFile[] {
  const { src, async, noModule, ...others } = element.properties;
  if (
    !isScriptAddress(src) ||
    toString(element) ||
    Object.keys(others).length > 0 ||
    Boolean(async) === Boolean(noModule)
  )
    throw refusal('a script that is not one of the build', element);
  return async ? [{ address: src, element }] : [];
}

/**
 * The scripts of a page.
 *
 * @param data The page's data, as the framework wrote it beside the page.
 * @throws UnknownShape when there is any script that is not known; it shows how that begins.
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
  if (pieces.length > 0 && pieces.map(({ text }) => dataPiece(text)).join('') !== data)
    throw new UnknownShape('data that is not what the framework wrote beside the page');
  return { inline, files };
}
