import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { actions } from '@/content/words/actions';
import { demoDialog } from '@/content/words/demo';
import { pages } from '@/lib/content/pages';
import { distDir, expect, siteUrl, test } from './support';

const publicFiles = () => [
  ...globSync(join(distDir, 'static/**/*.*')),
  ...globSync(join(distDir, 'server/app/**/*.{html,rsc,meta,body}')),
  ...globSync('public/**/*.*'),
];

test('AT-10: nothing that is served names or holds a secret', () => {
  const keys = JSON.parse(readFileSync('supabase/.temp/test/keys.json', 'utf8')) as Record<string, string>;
  const forbidden = [
    ...Object.entries(keys).flatMap(([name, key]) => (name === 'publishable' ? [] : [key])),
    'sb_secret_',
    'service_role',
    'SUPABASE_',
    'MAIL_API',
    'NOTIFY_TO',
    'SMTP',
    'ENCRYPTION_KEY',
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

test('AT-11: no script of the browser contains the client library of the backend', () => {
  const scripts = globSync(join(distDir, 'static/**/*.js'));
  expect(scripts.length).toBeGreaterThan(5);
  const marks = /@supabase\/|supabase-js|GoTrueClient|PostgrestClient|postgrest/i;
  expect(scripts.filter((file) => marks.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('nothing of a page for development is in the build', async ({ request }) => {
  expect((await request.get('/kit')).status()).toBe(404);
  const routes = readFileSync(join(distDir, 'app-path-routes-manifest.json'), 'utf8');
  expect(routes).toContain('/industries');
  expect(routes).not.toContain('/kit');
});

test('AT-43: every page, and what opens on it, keeps to its policy', async ({ page }) => {
  test.setTimeout(180_000);
  const violations: string[] = [];
  await page.exposeFunction('__violation', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { __violation: (what: string) => void }).__violation(
        `${location.pathname} ${violatedDirective} ${blockedURI}`,
      ),
    );
  });
  for (const path of [...pages, '/auth', '/auth/reset', '/no-such-page']) {
    const html = await (await fetch(siteUrl + path)).text();
    expect.soft(html, path).not.toMatch(/<[^>]+\s(style|on[a-z]+)="/);
    // A missing page is an error to the browser's console, which its own test looks at.
    if (path !== '/no-such-page') await page.goto(path, { waitUntil: 'load' });
  }
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: actions.requestDemo }).click();
  await expect(page.getByRole('dialog', { name: demoDialog.title })).toBeVisible();
  expect(violations).toEqual([]);
});

test('AT-46: an error tells a digest and nothing of the inside', async () => {
  const answers = await Promise.all([
    fetch(`${siteUrl}/%ff`),
    fetch(`${siteUrl}/no-such-page`),
    fetch(`${siteUrl}/products/%5Bmodule%5D`),
    fetch(`${siteUrl}/_next/static/nothing.js`),
    fetch(siteUrl, { method: 'POST', headers: { Origin: siteUrl, 'Next-Action': 'x' }, body: '{' }),
    fetch(siteUrl, { method: 'PUT', body: '{' }),
  ]);
  for (const answer of answers) {
    expect(answer.ok).toBe(false);
    expect(await answer.text(), answer.url).not.toMatch(
      /node_modules|\n\s+at |\.next|SyntaxError|TypeError|\/(home|tmp|var|work)\//,
    );
  }
});
