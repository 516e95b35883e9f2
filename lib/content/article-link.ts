import 'server-only';
import { isPage } from '@/lib/site-map/pages';

/** Characters that no address needs, and that parsers of addresses treat differently. */
const unsafeCharacters = /[\s\p{C}\\"<>^`{|}]/u;

/** Resolves a link to a page of this site, or elsewhere by https; throws an Error otherwise. */
export function resolveArticleLink(written: string): string {
  if (!unsafeCharacters.test(written)) {
    if (written.startsWith('https://') && URL.canParse(written)) {
      const { href, username, password } = new URL(written);
      if (!username && !password) return href;
    }
    // With two slashes it would be the address of another host.
    if (/^\/(?!\/)/.test(written)) {
      if (isPage(written)) return written;
      throw new Error(`a link to "${written}", which is no page`);
    }
  }
  throw new Error(`a link to "${written}"`);
}
