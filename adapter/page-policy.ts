import type { Element } from 'hast';
import { isElement } from 'hast-util-is-element';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { contentSecurityPolicy, hashSource } from '../lib/security/policy.ts';
import { UnexpectedOutput } from './defer-hydration/defer-hydration.ts';

const hashAll = (texts: readonly string[]) => Promise.all([...new Set(texts)].map(hashSource));

export const createStaticPolicy = async (scripts: readonly string[], secure: boolean): Promise<string> =>
  contentSecurityPolicy({ scripts: ["'strict-dynamic'", ...(await hashAll(scripts))], secure });

export async function createErrorPolicy(elements: readonly Element[], secure: boolean): Promise<string> {
  const texts = elements.flatMap((element) => [
    ...(isElement(element, 'style') ? [toString(element)] : []),
    ...(typeof element.properties.style === 'string' ? [element.properties.style] : []),
  ]);
  // Browsers accept hashes of attributes with this word only.
  const styles = ["'unsafe-hashes'", ...(await hashAll(texts))];
  return contentSecurityPolicy({ scripts: ["'none'"], styles, secure });
}

export function refuseOtherScripts(elements: readonly Element[], trusted: readonly string[]): void {
  const other = elements.find(
    (element) =>
      isElement(element, 'script') &&
      !/^application\/(ld\+)?json$/.test(String(element.properties['type'])) &&
      ('src' in element.properties || !trusted.includes(toString(element))),
  );
  if (other)
    throw new UnexpectedOutput(`A script that the build does not know: ${toHtml(other).slice(0, 120)}`);
}

/** Directives that count in a header only. Hosts send X-Frame-Options beside. */
const HEADER_ONLY = /^(frame-ancestors|report-uri|report-to|sandbox)\b/;
const ENCODING = '<meta charSet="utf-8"/>';

export function addPolicyElement(html: string, policy: string): string {
  if (!html.includes(ENCODING)) throw new UnexpectedOutput('A page that does not say its encoding.');
  const content = policy
    .split('; ')
    .filter((directive) => !HEADER_ONLY.test(directive))
    .join('; ');
  // Browsers look for the encoding at the very beginning.
  return html.replace(
    ENCODING,
    (encoding) => `${encoding}<meta http-equiv="Content-Security-Policy" content="${content}"/>`,
  );
}
