import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { site } from '@/content/site';
import { pages } from '@/lib/content/pages';
import { redirectToNormalCase, toNormalCase } from '@/lib/middleware/redirect-to-normal-case';
import { getSlugRewrites, normalUrlRedirects } from '@/lib/url-rules';
import { config } from '@/middleware';

const article = pages.find((path) => /^\/blogs\/[^/]+$/.test(path)) ?? '';
const event = `/${site.eventSlug}`;
const answer = (path: string, method = 'GET') =>
  redirectToNormalCase(new NextRequest(`https://elsewhere.example${path}`, { method }));

beforeAll(() => {
  process.env['SITE_URL'] = 'https://www.example.com';
});

it.each([
  ['/About', '/about'],
  ['/BLOGS/Category/rail?Page=A', '/blogs/category/rail?Page=A'],
  [event.toLowerCase(), event],
])('The address %s leads to %s, on this site', (from, to) => {
  expect(answer(from)?.status).toBe(308);
  expect(answer(from)?.headers.get('Location')).toBe(`https://www.example.com${to}`);
  expect(unstable_doesMiddlewareMatch({ config, url: from })).toBe(from !== to);
});

it('A page is listed under its own address', () => {
  for (const path of pages) expect(toNormalCase(path)).toBe(path);
  expect(unstable_doesMiddlewareMatch({ config, url: '/about' })).toBe(false);
});

it('No redirect leads to itself on a host that ignores capitals', () => {
  for (const { source, destination } of normalUrlRedirects)
    expect(source.toLowerCase()).not.toBe(destination.toLowerCase());
});

it('An address in capitals leads to no other site', () => {
  expect(answer('//EVIL/A')?.headers.get('Location')).toMatch(/^https:\/\/www\.example\.com\//);
});

it('Files, right addresses and posted requests are not redirected', () => {
  const others = [
    '/share/About.png',
    '/_next/static/A.js',
    '/About.md',
    '/caf%C3%A9',
    '/%3Csvg%3E',
    '/about',
    event,
  ];
  for (const path of others) expect(answer(path)).toBeNull();
  expect(answer('/About', 'POST')).toBeNull();
});

describe('An unknown slug', () => {
  const leadOf = (paths: readonly string[]) => {
    const rules = getSlugRewrites(paths).map(({ source, destination }) => {
      // Next refuses longer ones.
      expect(source.length).toBeLessThan(4096);
      const pattern = source.includes('(') ? source.replace(':slug', '') : source.replace(':slug', '[^/]+');
      return { pattern: new RegExp(`^${pattern}$`), destination };
    });
    return (path: string) => rules.find(({ pattern }) => pattern.test(path))?.destination;
  };

  it('leads to the not-found page of its family, and a known one to its page', () => {
    const lead = leadOf(pages);
    for (const path of pages) expect(lead(path)?.endsWith('/:slug') ?? true).toBe(true);
    expect(lead('/case-studies/no-such')).toBe('/case-studies/not-found');
    expect(lead('/press-release/no-such')).toBe('/press-release/coming-soon');
    for (const path of ['/blogs/no-such', `${article}x`, article.slice(0, -1), '/blogs/caf%C3%A9'])
      expect(lead(path)).toBe('/blogs/not-found');
    expect(lead(`${article}.rsc`)).toBe('/blogs/:slug');
    for (const path of ['/blogs', '/blogs/tag/no-such', '/about']) expect(lead(path)).toBeUndefined();
  });

  it('is found among five thousand known ones, and not redirected in an empty family', () => {
    const paths = Array.from({ length: 5000 }, (_, index) => `/blogs/${'a-long-address-'.repeat(5)}${index}`);
    const lead = leadOf(paths);
    for (const index of [0, 39, 40, 4999]) expect(lead(paths[index] ?? '')).toBe('/blogs/:slug');
    expect(lead(`${paths[0]}-x`)).toBe('/blogs/not-found');
    expect(lead('/case-studies/no-such')).toBeUndefined();
  });
});
