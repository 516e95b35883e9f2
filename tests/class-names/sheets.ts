import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';

const CLASS = /\.((?:[\w-]|\\.)+)/g;

/** The stylesheets that hold rules of their own; utilities are made from app/theme.css. */
export const sheets = ['app', 'components'].flatMap((folder) => globSync(`${folder}/**/*.css`)).sort();

/** The stylesheets that every page has: their classes may be used everywhere. */
export const EVERYWHERE = ['app/base.css'];

/** Class names of a stylesheet of ours, whose rules are nested nowhere but in conditions. */
function classesIn(css: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(CLASS)) names.add(name);
  });
  return names;
}

/** The stylesheets that have rules for a class, by its name. */
export const sheetsOf: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const file of sheets)
    for (const name of classesIn(readFileSync(file, 'utf8'))) found.set(name, [...(found.get(name) ?? []), file]);
  return found;
})();
