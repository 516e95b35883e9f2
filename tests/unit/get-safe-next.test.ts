import fc from 'fast-check';
import { getSafeNext } from '@/lib/auth/get-safe-next';
import { pages } from '@/lib/site-map/pages';

beforeAll(() => {
  process.env['PAGE_PATHS'] = pages.join(' ');
});

test('An address outside this site leads home', () => {
  const foreign =
    'https://evil.example //evil.example /\\evil.example /..//evil.example javascript:alert(1)'.split(' ');
  const own = ['', 'products', '/\t/evil.example', '/auth', '/auth/reset?next=/auth', '/AUTH?next=/'];
  for (const path of [undefined, null, 7, ...own, ...foreign]) expect(getSafeNext(path)).toBe('/');
  expect(getSafeNext('/%09//evil.example/..//')).toMatch(/^\/(?![/\\])/);
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.webPath(),
  fc.string({ unit: fc.constantFrom('/', '\\', '.', '\t', 'e', ':'), maxLength: 8 }),
  // These texts change in the parser of addresses.
  fc
    .array(
      fc.constantFrom(
        ...'/ \\ . .. %2f %5c %09 @ : ? # https: javascript: evil.example auth'.split(' '),
        ...['\t', '\n', '\r', ' ', '\u3002', '\uff0f', '\ud800'],
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);

test.each([
  '/dashboard-list-form-data/export',
  '/dashboard-list-form-data/export?q=a',
  '/dashboard-list-form-data/../dashboard-list-form-data/export',
  '/dashboard-list-form-data/%65xport',
  '/dashboard-list-form-data/new?since=2026-01-01T00:00:00Z',
  '/dashboard-list-form-data/team/person',
  '/DASHBOARD-list-form-data/export',
  '/auth/confirm?token_hash=x&type=signup',
  '/share/home.png',
  '/about.md',
  '/llms.txt',
  '/blogs/feed.xml',
  '/search-index.json',
  '/_next/static/chunks/x.js',
  '/no-such-page',
])('AT-57: %s is no page to open after sign-in', (path) => expect(getSafeNext(path)).toBe('/'));

test('AT-57: Every page, the list with its filters and the team can open after sign-in', () => {
  for (const path of pages) expect(getSafeNext(`${path}?a=b#c`)).toBe(`${path}?a=b#c`);
  const list = '/dashboard-list-form-data?q=a&sort=-name';
  expect(getSafeNext(list)).toBe(list);
  expect(getSafeNext('/dashboard-list-form-data/team')).toBe('/dashboard-list-form-data/team');
});

test('AT-30: No text leads off this site, or back to sign-in', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        hostile,
        hostile.map((path) => `/${path}`),
      ),
      (next) => {
        const path = getSafeNext(next);
        const { origin, pathname } = new URL(path, 'https://site.example');
        expect(origin).toBe('https://site.example');
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(pathname).not.toMatch(/^\/\/|^\/auth(\/|$)/i);
        expect(getSafeNext(path)).toBe(path);
      },
    ),
    { numRuns: 2000 },
  );
});
