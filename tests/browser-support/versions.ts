import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

/** Browsers of the browserslist, by the names that the data gives them. */
const NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
} as const;
export type BrowserName = (typeof NAMES)[keyof typeof NAMES];

const isKnown = (name: string): name is keyof typeof NAMES => name in NAMES;

/**
 * The oldest version of each browser that package.json's browserslist names.
 * @throws Error when it names a browser that is not known here
 */
function readOldest(): Map<BrowserName, number> {
  const oldest = new Map<BrowserName, number>();
  for (const one of browserslist()) {
    const [name = '', version = ''] = one.split(' ');
    if (!isKnown(name)) throw new Error(`The browserslist names ${name}, which the table does not show.`);
    const before = oldest.get(NAMES[name]) ?? Infinity;
    oldest.set(NAMES[name], Math.min(before, Number.parseFloat(version)));
  }
  return oldest;
}

export const oldest = readOldest();

const entryOf = (key: string) =>
  key.split('.').reduce<Identifier | undefined>((entry, name) => entry?.[name], bcd as unknown as Identifier);

/** What MDN's browser-compat-data says of a feature, by its path there: `api.Element.moveBefore`. */
export const compatOf = (key: string): CompatStatement | undefined => entryOf(key)?.__compat;

/** What the data knows below a feature. */
export const namesIn = (key: string): string[] =>
  Object.keys(entryOf(key) ?? {}).filter((name) => name !== '__compat');

/** What the data says of a feature in a browser, newest first: whole, in part, behind a flag, with a prefix. */
function statements(key: string, browser: BrowserName): SimpleSupportStatement[] {
  const support = compatOf(key)?.support[browser];
  return [support ?? []].flat();
}

const version = ({ version_added: added }: SimpleSupportStatement) =>
  added && added !== 'preview' ? Number.parseFloat(added.replace('≤', '')) : undefined;

/** What counts: whole, still there, under its own name, and not behind a flag. */
const isWhole = (one: SimpleSupportStatement) =>
  !(one.partial_implementation || one.version_removed || one.prefix || one.alternative_name || one.flags);

/** Since which version a browser has a feature; undefined when it does not. */
export function since(key: string, browser: BrowserName): number | undefined {
  const versions = statements(key, browser)
    .filter(isWhole)
    .flatMap((one) => version(one) ?? []);
  return versions.length > 0 ? Math.min(...versions) : undefined;
}

/** Since which version a browser has a feature in part, with the faults that the data names. */
export function partlySince(key: string, browser: BrowserName): number | undefined {
  const versions = statements(key, browser)
    .filter((one) => one.partial_implementation && !one.flags)
    .flatMap((one) => version(one) ?? []);
  return versions.length > 0 ? Math.min(...versions) : undefined;
}

/** The browsers of the browserslist whose oldest version lacks a feature; none when the data does not know it. */
export function missingIn(key: string): BrowserName[] {
  if (!compatOf(key)) return [];
  return [...oldest]
    .filter(([browser, least]) => (since(key, browser) ?? Infinity) > least)
    .map(([browser]) => browser);
}
