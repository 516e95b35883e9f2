import type * as Origin from '@/lib/security/origin';

/** Asks as a browser would that has the page from one address and sends to another. */
async function asked(
  mode: 'development' | 'production',
  origin: string | null,
  host: string,
  more: Record<string, string> = {},
) {
  jest.resetModules();
  jest.doMock('@/lib/env/deployment', () => ({ isDevelopment: mode === 'development' }));
  const { findForeignOrigin }: typeof Origin = await import('@/lib/security/origin');
  return findForeignOrigin(new Headers({ host, ...more, ...(origin !== null && { origin }) }));
}

const settings = process.env;
beforeEach(() => {
  process.env = { ...settings, SITE_URL: 'http://localhost:3000' };
});
afterAll(() => {
  process.env = settings;
});

describe('Where a post may come from', () => {
  it.each([
    ...['http://127.0.0.1:3000', 'http://192.168.1.20:3000', 'http://[::1]:3000', 'http://a.localhost:3000'],
  ])('in development the server is reached as %s, too', async (origin) => {
    const { host } = new URL(origin);
    await expect(asked('development', origin, host)).resolves.toBeNull();
    await expect(asked('production', origin, host)).resolves.toEqual({
      origin,
      expected: 'http://localhost:3000',
    });
  });

  it.each([
    ['another port', 'http://127.0.0.1:4000', '127.0.0.1:3000'],
    ['another machine', 'http://192.168.1.21:3000', '192.168.1.20:3000'],
    // Its owner may let it lead to this machine.
    ['a name of somebody’s', 'http://evil.example:3000', 'evil.example:3000'],
  ])('%s is foreign there as well', async (_, origin, host) => {
    await expect(asked('development', origin, host)).resolves.not.toBeNull();
  });

  it('a preview takes posts from its own two addresses, and none from production', async () => {
    const [branch, deployment] = ['site-git-words.vercel.app', 'site-4f2a.vercel.app'];
    const preview = { VERCEL_ENV: 'preview', VERCEL_BRANCH_URL: branch, VERCEL_URL: deployment };
    Object.assign(process.env, { ...preview, SITE_URL: 'https://www.example.com' });
    for (const host of [branch, deployment])
      await expect(asked('production', `https://${host}`, host)).resolves.toBeNull();
    for (const foreign of ['https://www.example.com', 'https://other.vercel.app'])
      await expect(asked('production', foreign, branch)).resolves.not.toBeNull();
  });

  it('an origin that a proxy hides is the site’s own where the browser says so', async () => {
    for (const origin of [null, 'null']) {
      const ask = (site: string) => asked('production', origin, 'localhost:3000', { 'sec-fetch-site': site });
      await expect(ask('same-origin')).resolves.toBeNull();
      for (const site of ['same-site', 'cross-site', 'none']) await expect(ask(site)).resolves.not.toBeNull();
    }
    const written = { 'sec-fetch-site': 'same-origin' };
    await expect(
      asked('production', 'https://evil.example', 'localhost:3000', written),
    ).resolves.not.toBeNull();
  });

  it('the answer says both addresses', async () => {
    const foreign = await asked('production', 'http://192.168.1.20:3000', '192.168.1.20:3000');
    const { explainForeignOrigin } = await import('@/lib/security/origin');
    expect(foreign && explainForeignOrigin(foreign)).toMatch(
      /192\.168\.1\.20:3000; .*http:\/\/localhost:3000 /,
    );
  });

  it('an origin that the request was not sent to is not repeated: anybody may write anything there', async () => {
    await expect(asked('production', null, 'localhost:3000')).resolves.toMatchObject({ origin: 'missing' });
    for (const odd of ['null', 'https://ana.example', 'http://a@b', 'words'])
      await expect(asked('production', odd, 'localhost:3000')).resolves.toMatchObject({ origin: 'foreign' });
  });
});
