import type { Element } from 'hast';
import { type FontFaceProperty, transform } from 'lightningcss';

/** Class names as a stylesheet writes them, with their escapes. */
export const CLASS = /\.((?:[\w-]|\\.|[^\x00-\x7f])+)/g;
/** What else has a name in a stylesheet: a class of the same name must not take it along. */
const OTHER_NAME = /@(?:-webkit-)?(?:keyframes|container|layer|font-face)\s+([\w-]+)/g;

/** Declarations too: what is configured to leave out `.border-collapse` leaves out `border-collapse: collapse`. */
const PROPERTY = /[{;]\s*([a-z-]+)\s*:/g;

/** Variables, where they are declared or described. */
const VARIABLE = /(?:[{;]|@property )(--[\w-]+)(?=[:{])/g;

/** Animations, where they are described. */
const ANIMATION = /@(?:-webkit-)?keyframes\s+([\w-]+)/g;
/** What may name an animation, wherever it stands. */
const NAME = /(?<![\w.-])([\w-]+)/g;

const classesOf = ({ properties: { className } }: Element): string[] =>
  Array.isArray(className) ? className.map(String) : [];

/** What a pattern finds in a text: each time its first group. */
export const matches = (css: string, pattern: RegExp) =>
  [...css.matchAll(pattern)].map(([, name = '']) => name);

const textsOf = ({ tagName, children, properties: { placeholder, value } }: Element): unknown[] =>
  tagName === 'script' || tagName === 'style'
    ? []
    : [placeholder, value, ...children.map((child) => child.type === 'text' && child.value)];

/** Every character of a page's text, and of what stands in its fields. */
const charactersIn = (elements: readonly Element[]): number[] => {
  const texts = elements.flatMap(textsOf).filter((text) => typeof text === 'string');
  return Array.from(new Set(texts.join('')), (character) => character.codePointAt(0) ?? 0);
};

/** Whether a font has any of these characters, as far as its rule says which it has. */
const hasAny = (font: readonly FontFaceProperty[], characters: readonly number[]): boolean =>
  font.every(
    (property) =>
      property.type !== 'unicode-range' ||
      property.value.some(({ start, end }) => characters.some((code) => code >= start && code <= end)),
  );

/** The files of fonts that a stylesheet names, as it addresses them. */
export const fontsOf = (css: string): string[] => matches(css, /url\(["']?([^"')]+\.woff2[^"')]*)/g);

/** What a stylesheet can do without. */
interface Unused {
  /** What bears one of these names, of whatever kind. */
  names?: string[];
  /** Rules of these classes alone: something else that is in use bears the same names. */
  classes?: ReadonlySet<string>;
  /** Rules that declare one of these variables. */
  variables?: ReadonlySet<string>;
  /** Animations of these names. */
  animations?: ReadonlySet<string>;
  /** Fonts that have none of the others. */
  characters?: readonly number[];
}

/** A stylesheet without what it can do without, and without what Tailwind adds for browsers that have no `@property`. */
const without = (css: string, { names = [], classes, variables, animations, characters }: Unused) =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: names,
    visitor: {
      Rule: {
        'layer-block': ({ value: { name } }) => (name?.join('.') === 'properties' ? [] : undefined),
        'font-face': ({ value: { properties } }) =>
          characters && !hasAny(properties, characters) ? [] : undefined,
        keyframes: ({ value: { name } }) => (animations?.has(name.value) ? [] : undefined),
        property: ({ value: { name } }) => (variables?.has(name) ? [] : undefined),
        style: ({ value: { selectors } }) =>
          selectors.every((selector) =>
            selector.some((part) => part.type === 'class' && classes?.has(part.name)),
          )
            ? []
            : undefined,
      },
    },
  }).code.toString();

/**
 * The rules that a page can use before its scripts run: all but those of classes that it does not contain; of variables
 * and animations those that they name, and of fonts those that have letters of the page. Rules for elements, attributes
 * and states stay.
 *
 * @param css All stylesheets of the page, in their order.
 * @param elements Every element of the page.
 */
export function pageStyles(css: string, elements: readonly Element[]): string {
  const onPage = new Set(elements.flatMap(classesOf));
  const others = new Set([...matches(css, OTHER_NAME), ...matches(css, PROPERTY)]);
  const classes = new Set(matches(css, CLASS).map((name) => name.replaceAll('\\', '')));
  const gone = [...classes].filter((name) => !onPage.has(name));
  const used = without(css, {
    names: gone.filter((name) => !others.has(name)),
    classes: new Set(gone.filter((name) => others.has(name))),
    characters: charactersIn(elements),
  });
  const read = new Set(matches(used, /var\((--[\w-]+)/g));
  const unread = matches(used, VARIABLE).filter((name) => !read.has(name));
  const names = matches(used, NAME);
  const unplayed = matches(used, ANIMATION).filter((name) => names.indexOf(name) === names.lastIndexOf(name));
  return without(used, { names: unread, variables: new Set(unread), animations: new Set(unplayed) });
}
