import { array, assert, constantFrom, property } from 'fast-check';
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { site } from '@/content/site';
import { pages } from '@/lib/site-map/pages';
import { redirectToNormalAddress } from '@/lib/middleware/redirect-to-normal-address';
import { getSlugRewrites, normalUrlRedirects } from '@/lib/url-rules';
import { config } from '@/middleware';

const article = pages.find((path) => /^\/blogs\/[^/]+$/.test(path)) ?? '';
const event = `/${site.eventSlug}`;
const findRedirect = (path: string, method = 'GET') =>
  redirectToNormalAddress(new NextRequest(`https://elsewhere.example${path}`, { method }));
const isAsked = (url: string) => unstable_doesMiddlewareMatch({ config, url });

beforeAll(() => {
  process.env['SITE_URL'] = 'https://www.example.com';
});

it.each([
  ['/About', '/about'],
  ['/BLOGS/Category/rail?Page=A', '/blogs/category/rail?Page=A'],
  [event.toLowerCase(), event],
])('The address %s leads to %s, on this site', (from, to) => {
  expect(findRedirect(from)?.status).toBe(308);
  expect(findRedirect(from)?.headers.get('Location')).toBe(`https://www.example.com${to}`);
  expect(isAsked(from)).toBe(true);
});

/** Links as mail programs, chats and texts make them, with what stood around them. */
it.each(
  Object.entries({
    '/pricing': [
      ...'. , ; ! : ) ] } > " \' * ** _ ~ | - … ’ ” » 。 ） ), ). .) >. /) `'
        .split(' ')
        .map((end) => `/pricing${end}`),
      ...'20 0D%0A 09 2E 29 22 27 3E 2C E2%80%8B E2%80%8E E2%81%A0 EF%BB%BF C2%A0 C2%AD E2%80%9D'
        .split(' ')
        .map((code) => `/pricing%${code}`),
      ...'&gt; &gt &quot; &amp;gt; &nbsp; &#39; &lt;br&gt; &utm_source=x =20 =0D=0A ='
        .split(' ')
        .map((end) => `/pricing${end}`),
      '/pri%E2%80%8Bcing',
      '/pri%0D%0Acing',
      "/pricing's",
      '/pricing[1]',
      '/pricing%3Chttps://www.example.com/pricing%3E',
      '/pricing](https://www.example.com/pricing)',
      '/Pricing.',
    ],
    '/pricing?a=1': ['/pricing.?a=1', '/pricing%3Fa=1'],
    '/industries#travel': [
      '/industries%23travel',
      '/industries%23travel)',
      '/industries/%23travel',
      '/Industries%23travel',
    ],
    '/industries?a=1#travel': ['/industries%3Fa=1%23travel', '/industries%23travel?a=1'],
    '/products/intellireach': ['/products/intellireach.', '/products%2F%2Fintellireach.'],
    '/': ['/)', '/%20', '/%E2%80%8B', '/%3E'],
    [event]: [`${event.toLowerCase()}.`, `${event})`],
  }).flatMap(([to, all]) => all.map((from) => [from, to])),
)('The address %s leads to %s', (from = '', to = '') => {
  expect(findRedirect(from)?.headers.get('Location')).toBe(new URL(to, 'https://www.example.com').href);
  expect(isAsked(from)).toBe(true);
});

it('A page is listed under its own address, which no middleware sees', () => {
  for (const path of pages) {
    expect(findRedirect(path)).toBeNull();
    if (path !== event) expect(isAsked(path)).toBe(false);
  }
});

it('Redirects end after two steps, on this site, whatever the address contains', () => {
  const sign = constantFrom(
    ...'a A 1 / . - _ ~ ? # ( ) > & ; = @ : \\ [ %20 %2F %2f%2f %5C %23 %3F %00 %25 %E2%80%8B %C3%A9'.split(
      ' ',
    ),
  );
  const walk = (path: string) => findRedirect(path)?.headers.get('Location');
  assert(
    property(array(sign), (signs) => {
      const steps = [`/${signs.join('')}`];
      for (let next = walk(steps[0] ?? ''); next; next = walk(steps.at(-1) ?? '')) {
        expect(next).toMatch(/^https:\/\/www\.example\.com\/(?![/\\])/);
        steps.push(next.replace('https://www.example.com', ''));
        expect(steps.length).toBeLessThan(4);
      }
    }),
    { numRuns: 3000 },
  );
});

it('No redirect leads to itself on a host that ignores capitals', () => {
  for (const { source, destination } of normalUrlRedirects)
    expect(source.toLowerCase()).not.toBe(destination.toLowerCase());
});

it('An address in capitals leads to no other site', () => {
  expect(findRedirect('//EVIL/A')?.headers.get('Location')).toMatch(/^https:\/\/www\.example\.com\//);
});

it('Files, right addresses and posted requests are not redirected', () => {
  const others = [
    '/share/About.png',
    '/_next/static/A.js',
    '/About.md',
    '/caf%C3%A9',
    '/%3Csvg%3E',
    '/products/[module]',
    '/(account)/dashboard-list-form-data',
    '/pricing%',
    '/pricing%E2%80',
    '/_next/static/a.',
    '/.well-known/acme-challenge/a_',
    '/about',
    event,
  ];
  for (const path of others) expect(findRedirect(path)).toBeNull();
  expect(findRedirect('/About', 'POST')).toBeNull();
});

const leadOf = (paths: readonly string[]) => {
  const rules = getSlugRewrites(paths).map(({ source, destination }) => {
    // Next rejects longer ones.
    expect(source.length).toBeLessThan(4096);
    const pattern = source.includes('(') ? source.replace(':slug', '') : source.replace(':slug', '[^/]+');
    return { pattern: new RegExp(`^${pattern}$`), destination };
  });
  return (path: string) => rules.find(({ pattern }) => pattern.test(path))?.destination;
};

it('An unknown slug leads to the not-found page of its family, and a known one to its page', () => {
  const lead = leadOf(pages);
  for (const path of pages) expect(lead(path)?.endsWith('/:slug') ?? true).toBe(true);
  expect(lead('/case-studies/no-such')).toBe('/case-studies/not-found');
  expect(lead('/press-release/no-such')).toBe('/press-release/coming-soon');
  for (const path of ['/blogs/no-such', `${article}x`, article.slice(0, -1), '/blogs/caf%C3%A9'])
    expect(lead(path)).toBe('/blogs/not-found');
  expect(lead(`${article}.rsc`)).toBe('/blogs/:slug');
  for (const path of ['/blogs', '/blogs/tag/no-such', '/about']) expect(lead(path)).toBeUndefined();
});

it('An unknown slug is found among five thousand known ones, and not redirected in an empty family', () => {
  const paths = Array.from({ length: 5000 }, (_, index) => `/blogs/${'a-long-address-'.repeat(5)}${index}`);
  const lead = leadOf(paths);
  for (const index of [0, 39, 40, 4999]) expect(lead(paths[index] ?? '')).toBe('/blogs/:slug');
  expect(lead(`${paths[0]}-x`)).toBe('/blogs/not-found');
  expect(lead('/case-studies/no-such')).toBeUndefined();
});
