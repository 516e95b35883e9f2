import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isElement } from 'hast-util-is-element';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { ERROR_FILES, UnknownShape } from './framework.ts';
import { elementsIn, parseHtml, placeOf } from './tree.ts';

/** Directives that count in a header only (CSP 3, 3.3: the meta element). Every host sends X-Frame-Options beside. */
const HEADER_ONLY = /^(frame-ancestors|report-uri|report-to|sandbox)\b/;

/** A page with its policy in itself, for hosts that send a file without the headers of the page. */
export function withPolicyInside(html: string, policy: string): string {
  const content = policy
    .split('; ')
    .filter((directive) => !HEADER_ONLY.test(directive))
    .join('; ');
  const encoding = elementsIn(parseHtml(html)).find(
    (element) => isElement(element, 'meta') && 'charSet' in element.properties,
  );
  if (!encoding) throw new UnknownShape('A page that does not say its encoding.');
  // Behind the encoding, which browsers look for at the very beginning, and before everything that it governs.
  const { to } = placeOf(encoding);
  const meta = toHtml(h('meta', { httpEquiv: 'Content-Security-Policy', content }));
  return html.slice(0, to) + meta + html.slice(to);
}

/** Writes the copies of the framework's own two pages that hosts serve as files. */
export function writeErrorFile(
  distDir: string,
  path: keyof typeof ERROR_FILES,
  html: string,
  policy: string,
): void {
  const file = join(distDir, ERROR_FILES[path]);
  if (!existsSync(file)) throw new UnknownShape(`${file} is missing.`);
  writeFileSync(file, withPolicyInside(html, policy));
}
