import type { Element } from 'hast';
import { transform } from 'lightningcss';

/** Class names as a stylesheet writes them, with their escapes. */
const CLASS = /\.((?:[\w-]|\\.|[^\x00-\x7f])+)/g;
/** What else has a name in a stylesheet: a class of the same name must not take it along. */
const OTHER_NAME = /@(?:-webkit-)?(?:keyframes|container|layer|font-face)\s+([\w-]+)/g;

/** Declarations too: what is configured to leave out `.border-collapse` leaves out `border-collapse: collapse`. */
const PROPERTY = /[{;]\s*([a-z-]+)\s*:/g;

/** What may be a class in a script. */
const WORD = /([a-z][\w-]+)/g;

const classesOf = ({ properties: { className } }: Element): string[] =>
  Array.isArray(className) ? className.map(String) : [];

const matches = (css: string, pattern: RegExp) => [...css.matchAll(pattern)].map(([, name = '']) => name);

/** All that may be a class in a script. */
export const wordsOf = (script: string): ReadonlySet<string> => new Set(matches(script, WORD));

/**
 * A stylesheet without what bears these names, and without what Tailwind adds for browsers that have no `@property`.
 *
 * @param classes Classes whose own rules go although something else in the sheet has the name.
 */
const without = (css: string, unusedSymbols: string[], classes: ReadonlySet<string> = new Set()) =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
    visitor: {
      Rule: {
        'layer-block': ({ value: { name } }) => (name?.join('.') === 'properties' ? [] : undefined),
        style: ({ value: { selectors } }) =>
          selectors.every((parts) => parts.some((part) => part.type === 'class' && classes.has(part.name)))
            ? []
            : undefined,
        // What no rule reads needs no type.
        property: ({ value: { name } }) => (unusedSymbols.includes(name) ? [] : undefined),
      },
    },
  }).code.toString();

/**
 * The rules that a page can use before its scripts run: all but those of classes that it does not contain, and of
 * the variables those that they read. Rules for elements, attributes and states stay.
 *
 * @param css All stylesheets of the page, in their order.
 * @param elements Every element of the page.
 * @param given Classes that scripts may give before the whole stylesheets are there.
 */
export function pageStyles(
  css: string,
  elements: readonly Element[],
  given: ReadonlySet<string> = new Set(),
): string {
  const onPage = new Set(elements.flatMap(classesOf));
  const kept = new Set([...matches(css, OTHER_NAME), ...matches(css, PROPERTY)]);
  const names = new Set(matches(css, CLASS).map((name) => name.replaceAll('\\', '')));
  const gone = [...names].filter((name) => !onPage.has(name) && !given.has(name));
  const used = without(
    css,
    gone.filter((name) => !kept.has(name)),
    new Set(gone.filter((name) => kept.has(name))),
  );
  const read = new Set(matches(used, /var\((--[\w-]+)/g));
  return without(
    used,
    [...new Set(matches(used, /(?:[{;]|@property )(--[\w-]+)[:{]/g))].filter((name) => !read.has(name)),
  );
}
