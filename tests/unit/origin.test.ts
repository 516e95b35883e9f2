import type * as Origin from '@/lib/security/origin';

/** Checks a post from a page of one address to another address. */
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

it.each([
  ...['http://127.0.0.1:3000', 'http://192.168.1.20:3000', 'http://[::1]:3000', 'http://a.localhost:3000'],
])('The origin check accepts %s in development', async (origin) => {
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
  // Its owner may point it to this machine.
  ['a name of somebody’s', 'http://evil.example:3000', 'evil.example:3000'],
])('The origin check rejects %s in development', async (_, origin, host) => {
  await expect(asked('development', origin, host)).resolves.not.toBeNull();
});

it('The origin check accepts both addresses of a preview there, and none of them in production', async () => {
  const [branch, deployment] = ['site-git-words.vercel.app', 'site-4f2a.vercel.app'];
  const preview = { VERCEL_ENV: 'preview', VERCEL_BRANCH_URL: branch, VERCEL_URL: deployment };
  Object.assign(process.env, { ...preview, SITE_URL: 'https://www.example.com' });
  for (const host of [branch, deployment])
    await expect(asked('production', `https://${host}`, host)).resolves.toBeNull();
  for (const foreign of ['https://www.example.com', 'https://other.vercel.app'])
    await expect(asked('production', foreign, branch)).resolves.not.toBeNull();
});

it('The origin check accepts an origin that a proxy hides if the browser says same-origin', async () => {
  for (const origin of [null, 'null']) {
    const ask = (site: string) => asked('production', origin, 'localhost:3000', { 'sec-fetch-site': site });
    await expect(ask('same-origin')).resolves.toBeNull();
    for (const site of ['same-site', 'cross-site', 'none']) await expect(ask(site)).resolves.not.toBeNull();
  }
  const sameOrigin = { 'sec-fetch-site': 'same-origin' };
  await expect(
    asked('production', 'https://evil.example', 'localhost:3000', sameOrigin),
  ).resolves.not.toBeNull();
});

it('The origin check returns both addresses', async () => {
  const foreign = await asked('production', 'http://192.168.1.20:3000', '192.168.1.20:3000');
  const { explainForeignOrigin } = await import('@/lib/security/origin');
  expect(foreign && explainForeignOrigin(foreign)).toMatch(
    /192\.168\.1\.20:3000; .*http:\/\/localhost:3000 /,
  );
});

it.each([
  ['without its port', 'www.company.example', {}],
  ['with another port', 'www.company.example:80', {}],
  ['in a list', 'site:3000', { 'x-forwarded-host': 'www.company.example, proxy.example' }],
])('The origin check names an origin whose host a proxy forwards %s', async (_, host, more) => {
  const origin = 'https://www.company.example:8443';
  await expect(asked('production', origin, host, more)).resolves.toMatchObject({ origin });
});

it('The origin check does not repeat an origin that the request was not sent to', async () => {
  await expect(asked('production', null, 'localhost:3000')).resolves.toMatchObject({ origin: 'missing' });
  for (const odd of ['null', 'https://ana.example', 'http://a@b', 'words'])
    await expect(asked('production', odd, 'localhost:3000')).resolves.toMatchObject({ origin: 'foreign' });
});
