import 'server-only';
import { isPage } from './pages';

/** What no address needs, and what programs that read addresses disagree about. */
const odd = /[\s\p{C}\\"<>^`{|}]/u;

/**
 * Where a link of an article leads: to a page of this site, or elsewhere by https.
 *
 * @returns The address as browsers will read it.
 * @throws Error when it is any other address, only looks like one of these, or is that of a page which does not exist.
 */
export function resolveArticleLink(written: string): string {
  if (!odd.test(written)) {
    if (written.startsWith('https://') && URL.canParse(written)) {
      const { href, username, password } = new URL(written);
      if (!username && !password) return href;
    }
    // With two slashes it would be another host's.
    if (/^\/(?!\/)/.test(written)) {
      if (isPage(written)) return written;
      throw new Error(`a link to "${written}", which is no page`);
    }
  }
  throw new Error(`a link to "${written}"`);
}
