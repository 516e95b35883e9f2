/** @jest-environment node */
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { site } from '@/content/site';
import { pages } from '@/lib/content/pages';
import { isIndexed } from '@/lib/env/indexing';
import { normalUrlRedirects } from '@/lib/routing/normal-urls';
import { normalCase, redirectToNormalCase } from '@/lib/middleware/normal-case';
import { config } from '@/middleware';

const event = `/${site.eventSlug}`;

beforeAll(() => {
  process.env['SITE_URL'] = 'https://www.example.com';
});

describe('the one address of a page', () => {
  const answer = (path: string, method = 'GET') =>
    redirectToNormalCase(new NextRequest(`https://elsewhere.example${path}`, { method }));

  it('is that under which it is listed', () => {
    for (const path of pages) expect(normalCase(path)).toBe(path);
  });

  it.each([
    ['/About', '/about'],
    ['/BLOGS/Category/rail?Page=A', '/blogs/category/rail?Page=A'],
    [event.toUpperCase(), event],
    [event.toLowerCase().replace('w', 'W'), event],
    [event.toLowerCase(), event],
  ])('%s leads to %s, on this site', (from, to) => {
    expect(answer(from)?.status).toBe(308);
    expect(answer(from)?.headers.get('Location')).toBe(`https://www.example.com${to}`);
  });

  it.each([
    ['/About', true],
    [event.toLowerCase(), true],
    ['/about', false],
    ['/blogs/category/rail', false],
  ])('%s passes the middleware: %p', (path, passes) =>
    expect(unstable_doesMiddlewareMatch({ config, url: path })).toBe(passes),
  );

  it('is led to by no rule that a host without capitals would take for itself', () => {
    for (const { source, destination } of normalUrlRedirects)
      expect(source.toLowerCase()).not.toBe(destination.toLowerCase());
  });

  it('is no way to another site', () => {
    expect(answer('//EVIL/A')?.headers.get('Location')).toMatch(/^https:\/\/www\.example\.com\//);
  });

  it.each([
    '/share/About.png',
    '/share/About',
    '/_next/static/A.js',
    '/About.md',
    '/caf%C3%A9',
    '/%3Csvg%3E',
  ])('%s is no page in other capitals, whatever the host thinks', (path) => expect(answer(path)).toBeNull());

  it('is left alone when it is right, and when something is sent to it', () => {
    expect(answer('/about')).toBeNull();
    expect(answer(event)).toBeNull();
    expect(answer('/About', 'POST')).toBeNull();
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
