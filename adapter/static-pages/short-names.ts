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

/** A page whose utilities bear short names, and what the n-th of those stands for. */
interface Shortened {
  html: string;
  css: string;
  names: string[];
}

/**
 * Gives the utilities of a page short names, in its markup and in its stylesheet: written out they are a tenth of its
 * weight. `lib/startup/whole-names.ts` gives the elements their full names before the framework sees them.
 *
 * @param html The page without its scripts.
 * @param scripts Code that runs before that: what it may name stays.
 */
export function shortened(html: string, css: string, scripts: readonly string[]): Shortened {
  const utilities = new Set(matches(utilitiesIn(css), CLASS).map(plain));
  const counts = new Map<string, number>();
  for (const [, list = ''] of html.matchAll(ATTRIBUTE))
    for (const name of list.split(/\s+/)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...utilities]
    .filter((name) => counts.has(written(name)) && !scripts.some((code) => code.includes(name)))
    .sort((a, b) => (counts.get(written(b)) ?? 0) - (counts.get(written(a)) ?? 0));
  const short = new Map(names.map((name, at) => [name, `_${at.toString(36)}`]));
  const inMarkup = new Map(names.map((name) => [written(name), short.get(name)]));
  return {
    html: html.replace(
      ATTRIBUTE,
      (_, list: string) =>
        ` class="${list
          .split(/\s+/)
          .map((name) => inMarkup.get(name) ?? name)
          .join(' ')}"`,
    ),
    css: css.replace(CLASS, (whole, name: string) => {
      const by = short.get(plain(name));
      return by ? `.${by}` : whole;
    }),
    names,
  };
}
