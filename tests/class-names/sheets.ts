import { globSync, readFileSync } from 'node:fs';
import { type Selector, transform } from 'lightningcss';

/** The stylesheets that hold rules of their own; utilities are made from app/theme.css. */
export const sheets = ['app', 'components'].flatMap((folder) => globSync(`${folder}/**/*.css`)).sort();

/** The stylesheets that every page has: their classes may be used everywhere. */
export const EVERYWHERE = ['app/base.css'];

function* classesOf(selector: Selector): Generator<string> {
  for (const part of selector) {
    if (part.type === 'class') yield part.name;
    if ('selectors' in part && part.selectors) for (const inner of part.selectors) yield* classesOf(inner);
  }
}

/** Class names that a stylesheet has rules for. */
function classesIn(file: string): Set<string> {
  const names = new Set<string>();
  transform({
    filename: file,
    // Tailwind's own rules are not CSS.
    errorRecovery: true,
    code: readFileSync(file),
    visitor: {
      Selector(selector) {
        for (const name of classesOf(selector)) names.add(name);
      },
    },
  });
  return names;
}

/** The stylesheets that have rules for a class, by its name. */
export const sheetsOf: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const file of sheets)
    for (const name of classesIn(file)) found.set(name, [...(found.get(name) ?? []), file]);
  return found;
})();
