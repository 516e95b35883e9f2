import { matches, CLASS } from './page-styles.ts';

/** What the framework writes for a sign in an attribute. */
const SIGNS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const LAYER = '@layer utilities{';
const ATTRIBUTE = / class="([^"]*)"/g;

const plain = (name: string) => name.replaceAll('\\', '');
const written = (name: string) => name.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/** The rules of utilities in a stylesheet. */
function utilitiesIn(css: string): string {
  const from = css.indexOf(LAYER);
  if (from < 0) return '';
  let depth = 0;
  for (let at = from; at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] === '}' && --depth === 0) return css.slice(from, at);
  }
  return css.slice(from);
}

/** A page whose utilities bear short names, and what the n-th of those stands for: one utility, or several. */
interface Shortened {
  html: string;
  css: string;
  names: string[];
}

/**
 * Gives the utilities of a page short names, in its markup and in its stylesheet: written out they are a tenth of its
 * weight. Those that the same elements have, and no other, share a name. `lib/startup/whole-names.ts` gives the elements their full names before the framework sees them.
 *
 * @param html The page without its scripts.
 * @param scripts Code that runs before that: what it may name stays.
 */
export function shortened(html: string, css: string, scripts: readonly string[]): Shortened {
  const utilities = new Set(matches(utilitiesIn(css), CLASS).map(plain));
  /** The elements that have a class, by their place in the page. */
  const places = new Map<string, string>();
  for (const { index, 1: list = '' } of html.matchAll(ATTRIBUTE))
    for (const name of new Set(list.split(/\s+/))) places.set(name, `${places.get(name) ?? ''} ${index}`);
  const renamed = [...utilities].filter(
    (name) => places.has(written(name)) && !scripts.some((code) => code.includes(name)),
  );
  const together = [...Map.groupBy(renamed, (name) => places.get(written(name)) ?? '')]
    .sort(([a], [b]) => b.split(' ').length - a.split(' ').length)
    .map(([, names]) => names);
  const short = new Map(
    together.flatMap((names, at) => names.map((name) => [name, `_${at.toString(36)}`] as const)),
  );
  const inMarkup = new Map([...short].map(([name, by]) => [written(name), by]));
  return {
    html: html.replace(ATTRIBUTE, (_, list: string) => {
      const classes = list.split(/\s+/).map((name) => inMarkup.get(name) ?? name);
      return ` class="${[...new Set(classes)].join(' ')}"`;
    }),
    css: css.replace(CLASS, (whole, name: string) => {
      const by = short.get(plain(name));
      return by ? `.${by}` : whole;
    }),
    names: together.map((names) => names.join(' ')),
  };
}
