import type { Root } from 'hast';
import { contentSecurityPolicy, hashSource } from '../../lib/security/policy.ts';
import { UnknownShape } from '../framework.ts';
import type { ServedPage } from '../static-pages/static-page.ts';
import { inlineStyles, refuseCodeInAttributes } from './inline-code.ts';

/** What kind of page it is. */
interface PageFacts {
  /** Whether it is the framework's own error page, the one page with styles in it. */
  errorPage: boolean;
  /** Whether the site is served over https. */
  secure: boolean;
}

const hashes = async (texts: string[]) => [...new Set(await Promise.all(texts.map(hashSource)))];

/**
 * The policy of one prerendered page: the hashes of what stands in it, and what that loads. A nonce would make the pages
 * dynamic; a hash of each inline script does not.
 *
 * @param tree The page as the framework wrote it.
 * @throws Error when there is code or a style in it that the build does not know: it must not be trusted.
 */
export async function pagePolicy(
  tree: Root,
  { inline, namesFiles }: Pick<ServedPage, 'inline' | 'namesFiles'>,
  { errorPage, secure }: PageFacts,
): Promise<string> {
  refuseCodeInAttributes(tree);
  const { elements, attributes, first } = inlineStyles(tree);
  if (first !== undefined && !errorPage)
    throw new UnknownShape(`an inline style that the build does not know: ${first}`);
  const styles = await hashes([...elements, ...attributes]);
  return contentSecurityPolicy({
    // What an inline script of the page loads is trusted like the script itself, and nothing else of this origin is:
    // unless the page names files, as one does that was not made static.
    scripts: [namesFiles ? "'self'" : "'strict-dynamic'", ...(await hashes(inline))],
    // Attributes are hashed apart from elements.
    styles: attributes.length > 0 ? ["'unsafe-hashes'", ...styles] : styles,
    secure,
  });
}
