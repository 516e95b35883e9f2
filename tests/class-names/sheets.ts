import { globSync, readFileSync } from 'node:fs';
import { type Selector, transform } from 'lightningcss';

/** The stylesheets that hold rules of their own; utilities are made from app/theme.css. */
export const sheets = ['app', 'components'].flatMap((folder) => globSync(`${folder}/**/*.css`)).sort();

/** The stylesheets that every page has: their classes may be used everywhere. */
export const EVERYWHERE = ['app/base.css', 'app/forced-colors.css', 'app/print.css'];

/**
 * The classes of a selector.
 *
 * @param leading Only those that it begins with: the others are somebody else's, which it changes inside its own part.
 */
function classesOf(selector: Selector, leading: boolean): string[] {
  const found: string[] = [];
  for (const part of selector) {
    if (leading && part.type === 'combinator' && found.length > 0) break;
    if (part.type === 'class') found.push(part.name);
    if ('selectors' in part && part.selectors)
      for (const inner of part.selectors)
        found.push(...classesOf(Array.isArray(inner) ? inner : [inner], leading));
  }
  return found;
}

/** Class names that a stylesheet has rules for. */
function classesIn(file: string, leading: boolean): Set<string> {
  const names = new Set<string>();
  transform({
    filename: file,
    // Tailwind's own rules are not CSS.
    errorRecovery: true,
    code: readFileSync(file),
    visitor: {
      Selector(selector) {
        for (const name of classesOf(selector, leading)) names.add(name);
      },
    },
  });
  return names;
}

/** The stylesheets that have rules for a class, by its name. */
export const sheetsOf: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const file of sheets)
    for (const name of classesIn(file, true)) found.set(name, [...(found.get(name) ?? []), file]);
  return found;
})();

/** Every class that some stylesheet has a rule for. */
export const namesInSheets: ReadonlySet<string> = new Set(
  sheets.flatMap((file) => [...classesIn(file, false)]),
);
