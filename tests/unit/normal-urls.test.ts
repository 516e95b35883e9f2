import { isIndexed } from '@/lib/env/indexing';
import { normalUrlRedirects } from '@/lib/seo/normal-urls';

/** As the framework matches: the group is the whole path. */
const matches = (source: string, path: string) =>
  new RegExp(`^${source.replace('/:path(', '/(')}$`).test(path);

describe('the one address of a page', () => {
  const [, , redirect] = normalUrlRedirects(['/', '/Acme-WAF2025']);

  it.each(['/acme-waf2025', '/ACME-WAF2025', '/aCME-Waf2025'])('%s leads to it', (path) => {
    expect(redirect).toMatchObject({ destination: '/Acme-WAF2025', permanent: true });
    expect(matches(redirect?.source ?? '', path)).toBe(true);
  });

  it.each(['/Acme-WAF2025', '/acme-waf2025x', '/acme/waf2025', '/x'])('%s does not', (path) => {
    expect(matches(redirect?.source ?? '', path)).toBe(false);
  });

  it('leaves the home page alone', () => {
    expect(normalUrlRedirects(['/'])).toHaveLength(2);
  });
});

describe('what search engines may list', () => {
  it.each([
    [{}, true],
    [{ VERCEL_ENV: 'production' }, true],
    [{ VERCEL_ENV: 'preview' }, false],
    [{ SITE_INDEXING: 'off' }, false],
    [{ VERCEL_ENV: 'production', SITE_INDEXING: 'off' }, false],
  ])('%p: %p', (env, expected) => expect(isIndexed(env)).toBe(expected));
});
