import type { Element } from 'hast';
import { transform } from 'lightningcss';

/** Class names as a stylesheet writes them, with their escapes. */
const CLASS = /\.((?:[\w-]|\\.|[^\x00-\x7f])+)/g;
/** What else has a name in a stylesheet: a class of the same name must not take it along. */
const OTHER_NAME = /@(?:-webkit-)?(?:keyframes|container|layer|font-face)\s+([\w-]+)/g;

/** Declarations too: what is told to leave out `.border-collapse` leaves out `border-collapse: collapse`. */
const PROPERTY = /[{;]\s*([a-z-]+)\s*:/g;

const classesOf = ({ properties: { className } }: Element): string[] =>
  Array.isArray(className) ? className.map(String) : [];

/**
 * The rules that a page can use before its scripts run: all but those of classes that it does not contain. Rules for
 * elements, attributes and states stay.
 *
 * @param css All stylesheets of the page, in their order.
 * @param elements Every element of the page.
 */
export function pageStyles(css: string, elements: readonly Element[]): string {
  const onPage = new Set(elements.flatMap(classesOf));
  const names = (pattern: RegExp) =>
    [...css.matchAll(pattern)].map(([, name = '']) => name.replaceAll('\\', ''));
  const kept = new Set([...names(OTHER_NAME), ...names(PROPERTY)]);
  const unusedSymbols = [...new Set(names(CLASS))].filter((name) => !onPage.has(name) && !kept.has(name));
  return transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
  }).code.toString();
}
