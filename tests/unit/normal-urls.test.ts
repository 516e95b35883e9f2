import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { site } from '@/content/site';
import { pages } from '@/lib/content/pages';
import { normalCase, redirectToNormalCase } from '@/lib/middleware/normal-case';
import { normalUrlRedirects } from '@/lib/routing/normal-urls';
import { config } from '@/middleware';

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
])('%s leads to %s, on this site', (from, to) => {
  expect(answer(from)?.status).toBe(308);
  expect(answer(from)?.headers.get('Location')).toBe(`https://www.example.com${to}`);
  expect(unstable_doesMiddlewareMatch({ config, url: from })).toBe(from !== to);
});

it('the address under which a page is listed is its own', () => {
  for (const path of pages) expect(normalCase(path)).toBe(path);
  expect(unstable_doesMiddlewareMatch({ config, url: '/about' })).toBe(false);
});

it('no rule leads to itself on a host that ignores capitals', () => {
  for (const { source, destination } of normalUrlRedirects)
    expect(source.toLowerCase()).not.toBe(destination.toLowerCase());
});

it('an address in capitals is no way to another site', () => {
  expect(answer('//EVIL/A')?.headers.get('Location')).toMatch(/^https:\/\/www\.example\.com\//);
});

it('files, what is right already, and what is sent are left alone', () => {
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
