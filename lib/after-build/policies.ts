import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { contentSecurityPolicy, hashSource } from '../security/policy.ts';

/** Inline elements of a kind that carry code: data blocks such as JSON-LD are not run, and need no hash. */
function inline(html: string, element: 'script' | 'style'): string[] {
  const all = html.matchAll(new RegExp(`<${element}((?:\\s[^>]*)?)>(.*?)</${element}>`, 'gs'));
  return [...all].flatMap(([, attributes = '', text = '']) =>
    text && !/\ssrc=/.test(attributes) && !/type="application\//.test(attributes) ? [text] : [],
  );
}

const hashes = async (texts: string[]) => [...new Set(await Promise.all(texts.map(hashSource)))];

/**
 * The policy of one prerendered page: the hashes of what stands in it, and what that loads.
 *
 * @param html The page as it will be served.
 * @param secure Whether the site is served over https.
 */
export async function pagePolicy(html: string, secure: boolean): Promise<string> {
  // Only the framework's own error page has them; attributes are hashed apart from elements.
  const attributes = [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, text = '']) => text);
  const files = /<script src="[^"]+" async/.test(html);
  const styles = await hashes([...inline(html, 'style'), ...attributes]);
  return contentSecurityPolicy({
    // What an inline script of the page loads is trusted like the script itself, and nothing else of this origin is:
    // unless the page names files, as one does that was not made light.
    scripts: [files ? "'self'" : "'strict-dynamic'", ...(await hashes(inline(html, 'script')))],
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
 * @throws Error when there is no page, or a page has no headers to write to.
 */
export async function writePolicies(files: readonly string[], secure: boolean): Promise<void> {
  if (files.length === 0) throw new Error('There is no page to write a policy for.');
  for (const file of files) {
    const metaFile = file.replace(/\.html$/, '.meta');
    if (!existsSync(metaFile)) throw new Error(`${metaFile} is missing: the page would have no policy.`);
    const meta = JSON.parse(readFileSync(metaFile, 'utf8')) as { headers?: Record<string, string> };
    const policy = await pagePolicy(readFileSync(file, 'utf8'), secure);
    meta.headers = { ...meta.headers, 'Content-Security-Policy': policy };
    writeFileSync(metaFile, JSON.stringify(meta));
  }
}
