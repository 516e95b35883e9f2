import { readFileSync, writeFileSync } from 'node:fs';
import { switches } from '../engines/switches.ts';
import { type Feature, features, keysOf } from './features.ts';
import { type BrowserName, missingIn, partlySince, since } from './versions.ts';

export const DOCUMENT = 'docs/browser-support.md';
const BEGIN = '<!-- prettier-ignore-start -->';
const END = '<!-- prettier-ignore-end -->';

/** Whether a browser of the browserslist lacks a feature, or a part of it. */
export const isMissing = (feature: Feature): boolean =>
  keysOf(feature).some((key) => missingIn(key).length > 0);

function sinceIn(key: string, browser: BrowserName): string {
  const whole = since(key, browser);
  const partly = partlySince(key, browser);
  if (whole === undefined) return partly === undefined ? 'no' : `in part ${partly}`;
  return partly === undefined || partly > whole ? String(whole) : `${whole} (in part ${partly})`;
}

/** A version, and that of the browser's sibling where it differs. */
function pair(key: string, browser: BrowserName, sibling: BrowserName, name: string): string {
  const [one, other] = [sinceIn(key, browser), sinceIn(key, sibling)];
  // Edge took over Chrome's engine with 79: what came before that matters to nobody.
  const isSame = one === other || (sibling === 'edge' && (since(key, sibling) ?? Infinity) <= 79);
  return isSame ? one : `${one}, ${name} ${other}`;
}

const versions = ({ key }: Feature) => [
  pair(key, 'chrome', 'edge', 'Edge'),
  sinceIn(key, 'firefox'),
  pair(key, 'safari', 'safari_ios', 'iOS'),
];

const code = (text: string) => `\`${text}\``;

/** How engines are started without it. */
function triedIn({ tried }: Feature): string {
  if (!tried) return '';
  const found = switches.find(({ name }) => name === tried);
  if (!found) return tried;
  const { chromium, firefox, webkit } = found;
  return [
    ...(chromium === undefined ? [] : [`Chromium ${code(chromium)}`]),
    ...(firefox ? [`Firefox ${Object.keys(firefox).map(code).join(', ') || 'lacks it'}`] : []),
    ...(webkit === undefined ? [] : [`WebKit ${webkit ? code(webkit) : 'lacks it'}`]),
  ].join('; ');
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map(row).join('\n');
const places = ({ where }: Feature) => where.map(code).join(', ');

/** The tables of the document, made of ./features.ts, tests/engines/switches.ts and MDN's browser-compat-data. */
function tables(): string {
  const browsers = ['Chrome, Edge', 'Firefox', 'Safari, iOS'];
  const lacking = features.filter(isMissing);
  return [
    BEGIN,
    '### Newer than a browser of the list',
    table(
      ['Feature', ...browsers, 'Without it', 'Tried without it', 'Where'],
      lacking.map((one) => [one.name, ...versions(one), one.without ?? '', triedIn(one), places(one)]),
    ),
    '### At its edge',
    table(
      ['Feature', ...browsers, 'Where'],
      features
        .filter((one) => !lacking.includes(one))
        .map((one) => [one.name, ...versions(one), places(one)]),
    ),
    END,
  ].join('\n\n');
}

/** The document with its tables as they should be. */
export function documentWithTables(document: string): string {
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${DOCUMENT} has no place for its tables.`);
  return before + tables() + after;
}

if (import.meta.main) writeFileSync(DOCUMENT, documentWithTables(readFileSync(DOCUMENT, 'utf8')));
