import type { Element } from 'hast';
import { isElement } from 'hast-util-is-element';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { contentSecurityPolicy, hashSource } from '../lib/security/policy.ts';
import { TIMING, UnexpectedOutput } from './next-output.ts';

const hashAll = (texts: readonly string[]) => Promise.all([...new Set(texts)].map(hashSource));

/** Allows inline scripts, and the files of the site or, if hydration is deferred, what these scripts load. */
export const createStaticPolicy = async (
  scripts: readonly string[],
  isDeferred: boolean,
  secure: boolean,
): Promise<string> =>
  contentSecurityPolicy({
    scripts: [isDeferred ? "'strict-dynamic'" : "'self'", ...(await hashAll(scripts))],
    secure,
  });

export async function createErrorPolicy(elements: readonly Element[], secure: boolean): Promise<string> {
  const texts = elements.flatMap((element) => [
    ...(isElement(element, 'style') ? [toString(element)] : []),
    ...(typeof element.properties.style === 'string' ? [element.properties.style] : []),
  ]);
  // Browsers accept hashes of attributes with this word only.
  const styles = ["'unsafe-hashes'", ...(await hashAll(texts))];
  return contentSecurityPolicy({ scripts: ["'none'"], styles, secure });
}

const NEXT_FILE = /^\/_next\/static\/chunks\/[\w.~-]+\.js(?:\?dpl=[\w-]+)?$/;
/** A call that hands data to Next's scripts. */
const NEXT_CALL =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\((.*)\);?$/s;

function isNextScript(code: string): boolean {
  if (code === TIMING) return true;
  try {
    return JSON.parse(NEXT_CALL.exec(code)?.[1] ?? '') !== undefined;
  } catch {
    return false;
  }
}

/** Lists the inline scripts that Next writes into pages. */
export const listNextScripts = (elements: readonly Element[]): string[] =>
  elements
    .filter((element) => isElement(element, 'script'))
    .map((element) => toString(element))
    .filter(isNextScript);

export function rejectOtherScripts(
  elements: readonly Element[],
  trusted: readonly string[],
  isDeferred: boolean,
): void {
  const isTrusted = (element: Element) => {
    const { src } = element.properties;
    return src === undefined ? trusted.includes(toString(element)) : !isDeferred && NEXT_FILE.test(src);
  };
  const other = elements.find(
    (element) =>
      isElement(element, 'script') &&
      !/^application\/(ld\+)?json$/.test(String(element.properties['type'])) &&
      !isTrusted(element),
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
