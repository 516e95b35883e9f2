import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Root } from 'hast';
import { contentSecurityPolicy, hashSource } from '../security/policy.ts';
import { inlineStyles, refuseCodeInAttributes } from './inline-code.ts';
import { pageScripts } from './inline-scripts.ts';
import { isErrorPage, readPage } from './pages.ts';
import { parseHtml } from './parse-page.ts';

/** What stands beside a page, and what kind of page it is. */
interface PageFacts {
  /** The page's data, as the framework wrote it beside the page. */
  data: string;
  /** Whether it is the framework's own error page, the one page with styles in it. */
  errorPage: boolean;
  /** Whether the site is served over https. */
  secure: boolean;
}

const hashes = async (texts: string[]) => [...new Set(await Promise.all(texts.map(hashSource)))];

/**
 * The policy of one prerendered page: the hashes of what stands in it, and what that loads.
 *
 * @param tree The page as it will be served.
 * @throws Error when there is code or a style in it that the build does not know: it must not be trusted.
 */
export async function pagePolicy(tree: Root, { data, errorPage, secure }: PageFacts): Promise<string> {
  const { inline, files } = pageScripts(tree, data);
  refuseCodeInAttributes(tree);
  const { elements, attributes, first } = inlineStyles(tree);
  if (first !== undefined && !errorPage)
    throw new Error(`an inline style that the build does not know: ${first}`);
  const styles = await hashes([...elements, ...attributes]);
  return contentSecurityPolicy({
    // What an inline script of the page loads is trusted like the script itself, and nothing else of this origin is:
    // unless the page names files, as one does that was not made light.
    scripts: [
      files.length > 0 ? "'self'" : "'strict-dynamic'",
      ...(await hashes(inline.map(({ text }) => text))),
    ],
    // Attributes are hashed apart from elements.
    styles: attributes.length > 0 ? ["'unsafe-hashes'", ...styles] : styles,
    secure,
  });
}

/**
 * Writes a policy into the headers of every prerendered page. A nonce would make the pages dynamic; a hash of
 * each inline script does not.
 *
 * @param files The pages' HTML files.
 * @param secure Whether the site is served over https.
 * @throws Error when there is no page, a page has no headers to write to, or holds code that is not known.
 */
export async function writePolicies(files: readonly string[], secure: boolean): Promise<void> {
  if (files.length === 0) throw new Error('There is no page to write a policy for.');
  for (const file of files) {
    const metaFile = file.replace(/\.html$/, '.meta');
    if (!existsSync(metaFile)) throw new Error(`${metaFile} is missing: the page would have no policy.`);
    const meta = JSON.parse(readFileSync(metaFile, 'utf8')) as { headers?: Record<string, string> };
    const policy = await readPage(file, (html, data) =>
      pagePolicy(parseHtml(html), { data, errorPage: isErrorPage(file), secure }),
    );
    meta.headers = { ...meta.headers, 'Content-Security-Policy': policy };
    writeFileSync(metaFile, JSON.stringify(meta));
  }
}
