import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '@/lib/site-map/pages';
import { readKeys } from '../support/environment';
import { distDir, expect, get, openDialog, siteUrl, test, splitWords } from './support';

const publicFiles = () => [
  ...globSync(join(distDir, 'static/**/*.*')),
  ...globSync(join(distDir, 'server/app/**/*.{html,rsc,meta,body}')),
  ...globSync('public/**/*.*'),
];

test('AT-10: No served file names or contains a secret', () => {
  const forbidden = [
    ...Object.entries(readKeys()).flatMap(([name, key]) => (name === 'publishable' ? [] : [key])),
    ...splitWords('sb_secret_ service_role SUPABASE_ MAIL_API NOTIFY_TO SMTP ENCRYPTION_KEY'),
    'BEGIN PRIVATE KEY',
  ];
  const files = publicFiles();
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'latin1');
    return forbidden
      .filter((secret) => text.includes(secret))
      .map((secret) => `${file}: ${secret.slice(0, 12)}`);
  });
  expect(found).toEqual([]);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
});

test('AT-11: No script of the browser contains the client library of the backend', () => {
  const scripts = globSync(join(distDir, 'static/**/*.js'));
  expect(scripts.length).toBeGreaterThan(5);
  const marks = /@supabase\/|supabase-js|GoTrueClient|PostgrestClient|postgrest/i;
  expect(scripts.filter((file) => marks.test(readFileSync(file, 'utf8')))).toEqual([]);
});

// A violation of the policy is an error in the console, which fails every test of a page.
test('AT-43: No page has inline handlers or styles, and the demo dialog obeys the policy', async ({
  page,
}) => {
  for (const path of [...pages, '/auth', '/auth/reset', '/no-such-page'])
    expect.soft(await (await get(path)).text(), path).not.toMatch(/<[^>]+\s(style|on[a-z]+)="/);
  await page.goto('/');
  await openDialog(page);
});

test('AT-46: An error page shows a digest and no internals', async () => {
  const responses = await Promise.all([
    ...splitWords('/%ff /no-such-page /products/%5Bmodule%5D /_next/static/nothing.js').map((path) =>
      get(path),
    ),
    fetch(siteUrl, { method: 'POST', headers: { Origin: siteUrl, 'Next-Action': 'x' }, body: '{' }),
    fetch(siteUrl, { method: 'PUT', body: '{' }),
  ]);
  for (const response of responses) {
    expect(response.ok).toBe(false);
    expect(await response.text(), response.url).not.toMatch(
      /node_modules|\n\s+at |\.next|SyntaxError|TypeError|\/(home|tmp|var|work)\//,
    );
  }
});
