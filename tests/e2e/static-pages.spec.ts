import { gzipSync } from 'node:zlib';
import type { APIRequestContext, Page, Response, Route } from '@playwright/test';
import { actions } from '@/content/words/actions';
import { demoDialog } from '@/content/words/demo';
import { demoFieldErrors } from '@/content/words/demo-errors';
import { demoFieldWords, demoFormWords } from '@/content/words/demo-form';
import { demoOutcomes } from '@/content/words/demo-outcomes';
import { frame, themeWords } from '@/content/words/frame';
import { searchButton } from '@/content/words/search';
import { questions } from '@/content/questions';
import { pages } from '@/lib/content/pages';
import * as routes from '@/lib/routes';
import { beginning, eventPath, film, menu, menuLink, plainLink, templates } from '../support/chosen';
import { expect, fillDialog, hydrate, openDialog, request, test } from './support';

/**
 * Budgets of a public page in KB (1024 bytes) after gzip, as the server sends them: HTML with its styles, all that a first
 * visit loads before an interaction, and parts.
 */
const BUDGET = {
  // With a run that plays, the field and a proof.
  home: 36.2,
  page: 31.6,
  /** HTML alone; of home and the products, which have a screen to play with. */
  screen: 24,
  html: 20,
  visit: 75,
  fonts: 28,
  inline: 4,
  form: 24,
  hydrated: 148,
  behaving: 156,
};
const kb = (text: string | Buffer) => gzipSync(text, { level: 6 }).length / 1024;

/** Pages with behavior of their own: a carousel, whether their records are enough to turn or not, a field, a run, a sum. */
const behaving: readonly (string | undefined)[] = [
  routes.about,
  eventPath,
  '/',
  routes.platform,
  routes.demo,
];

/** The form's own script. */
const formScript = /\/form-\w+\.js$/;

const weights = new Map<string, Promise<number>>();
/** Weight of a file of the site; each is asked for once. */
function weightOf(request: APIRequestContext, path: string): Promise<number> {
  const known = weights.get(path) ?? request.get(path).then(async (answer) => kb(await answer.body()));
  weights.set(path, known);
  return known;
}
const sum = (list: number[]) => list.reduce((total, one) => total + one, 0);

test('every public page keeps its budget of bytes', async ({ request: site }) => {
  const over: string[] = [];
  for (const path of pages) {
    const html = await (await site.get(path)).text();
    const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address);
    const files = async (addresses: string[]) =>
      sum(await Promise.all(addresses.map((address) => weightOf(site, address))));
    const inline = all(/<script>(.*?)<\/script>/gs);
    const started = JSON.parse(/\["\/_next[^\]]*\]/.exec(inline.at(-1) ?? '')?.[0] ?? '[]') as string[];
    const fonts = await Promise.all(
      all(/<link rel="preload" href="([^"]+\.woff2)"/g).map(
        async (font) => (await (await site.get(font)).body()).length / 1024,
      ),
    );
    const icons = all(/<link rel="icon" href="([^"]+)"/g);
    const sheets = all(/<link rel="stylesheet" href="([^"]+)"/g);
    // The form's own script, which comes first where it is asked for; the page's own data, which the framework would
    // otherwise read from the document; the framework.
    const [form = '', data = '', ...framework] = started;
    const text = kb(html) + (await files(sheets));
    const found = {
      [path === '/' || path === routes.products ? 'screen' : 'html']: kb(html),
      [path === '/' ? 'home' : 'page']: text,
      visit: text + sum(fonts) + (await files(icons)),
      // Those of every page: further ones come where a letter needs them.
      fonts: sum(fonts.slice(0, 2)),
      inline: kb(inline.join('')),
      form: await files([form]),
      [behaving.includes(path) ? 'behaving' : 'hydrated']: await files(framework),
    };
    for (const [name, size] of Object.entries(found))
      if (size > BUDGET[name as keyof typeof BUDGET]) over.push(`${path}: ${name} ${size.toFixed(1)} KB`);
    expect({
      path,
      sheets: sheets.length,
      fonts: fonts.length >= 2,
      data: data !== '',
      scripts: /<script[^>]+src=[^>]*async/.test(html),
    }).toEqual({ path, sheets: 1, fonts: true, data: true, scripts: false });
  }
  expect(over).toEqual([]);
});

test('unknown addresses, deep ones too, fetch the same fonts ahead', async ({ request: site }) => {
  const fontsOf = async (path: string) => {
    const html = await (await site.get(path)).text();
    return [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, font]) => font);
  };
  const [first, second] = await fontsOf('/');
  for (const path of ['/no-such-page', '/no/such/page', '/no/such/page/', `${routes.products}/no-such`])
    expect(await fontsOf(path), path).toEqual(expect.arrayContaining([first, second]));
});

for (const [name, path] of Object.entries(templates)) {
  test(`${name}: no script and at most 8 requests before an interaction`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);
    expect(asked.length).toBeLessThanOrEqual(8);
    await hydrate(page);
  });
}

test('the form weighs at most 45 KB more than the hydrated page', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response);
  });
  await openDialog(page);
  await page.waitForLoadState('networkidle');
  const weight = (await Promise.all(scripts.map((script) => script.body())))
    .map(kb)
    .reduce((sum, one) => sum + one, 0);
  expect(weight).toBeGreaterThan(10);
  expect(weight).toBeLessThanOrEqual(45);
});

test('a pointer that rests on the button before the press gets the hydrated form', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const button = page.getByRole('banner').getByRole('button', { name: actions.requestDemo });
  await button.hover();
  await page.waitForLoadState('networkidle');
  await button.click();
  await expect(page.locator('#demo-name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('who asks for the form first gets its own script before the framework, and nothing twice', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: actions.requestDemo }).click();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const inline = await page.locator('head script:not([src])').allTextContents();
  const started = JSON.parse(/\["\/_next[^\]]*\]/.exec(inline.join(''))?.[0] ?? '[]') as string[];
  expect(asked.slice(0, started.length)).toEqual(started);
  expect(asked[0]).toMatch(formScript);
  await page.getByRole('dialog').getByLabel(demoFieldWords.name.label).fill('J');
  await expect(page.getByText(demoFieldErrors.nameShort)).toBeVisible();
  const texts = await Promise.all(asked.map(async (path) => (await page.request.get(path)).text()));
  expect(new Set(asked).size).toBe(asked.length);
  expect(texts.filter((text) => text.includes(demoFieldErrors.nameShort))).toHaveLength(1);
});

test('the form is hydrated before the framework, and sent by the browser until that comes', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(/\.js$/, async (route) => {
    if (!formScript.test(route.request().url())) await held;
    await route.continue();
  });
  await page.goto('/');
  const dialog = await openDialog(page);
  const submit = dialog.getByRole('button', { name: actions.requestDemo });
  await dialog.getByLabel(demoFieldWords.name.label).fill('J');
  await expect(dialog.getByText(demoFieldErrors.nameShort)).toBeVisible();
  await expect(submit).toBeDisabled();
  await fillDialog(page, request('Amara Nwosu'), dialog);
  await expect(submit).toBeEnabled();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await submit.click();
  await expect(page).toHaveURL('/demo');
  const answer = page.getByRole('dialog', { name: demoDialog.title });
  await expect(answer.getByText(demoOutcomes.signedOut)).toBeVisible();
  release(undefined);
});

test('what the form says before the framework is there still stands when that comes', async ({ page }) => {
  await page.goto('/');
  await fillDialog(page, { ...request('Amara Nwosu'), purpose: '' });
  await page.reload();
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(/\.js$/, async (route) => {
    if (!formScript.test(route.request().url())) await held;
    await route.continue();
  });
  const dialog = await openDialog(page);
  await dialog.getByLabel(demoFieldWords.purpose.label).fill('Crews');
  const says = async () => {
    await expect(dialog.getByText(demoFormWords.kept)).toBeVisible();
    await expect(dialog.getByLabel(demoFieldWords.purpose.label)).toHaveAccessibleDescription(
      new RegExp(`^${RegExp.escape(demoFieldErrors.purposeShort)}`),
    );
    await expect(dialog.getByText('5 / 2000')).toBeVisible();
    await expect(dialog.getByLabel(demoFieldWords.name.label)).toHaveValue('Amara Nwosu');
    await expect(dialog.getByLabel(demoFieldWords.purpose.label)).toHaveValue('Crews');
    await expect(dialog.getByLabel(demoFieldWords.purpose.label)).toBeFocused();
  };
  await says();
  release(undefined);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await says();
  await dialog.getByLabel(demoFieldWords.purpose.label).pressSequentially(' and depots');
  await expect(dialog.getByText(demoFormWords.complete)).toBeVisible();
});

/** A slow line: no script arrives before it is let through. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/*.js', async (route: Route) => {
    await held;
    await route.continue();
  });
  return () => {
    resolve(undefined);
  };
}

test.describe('on a slow line, at once after the first paint', () => {
  test('the form opens, takes words, and keeps them and the caret when it is hydrated', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: actions.requestDemo }).click();
    const dialog = page.getByRole('dialog', { name: demoDialog.title });
    await expect(dialog.getByLabel(demoFieldWords.name.label)).toBeFocused();
    await expect(dialog.getByText(demoDialog.notLoaded)).toBeHidden();
    await page.keyboard.type('Amara N');
    await dialog.getByLabel(demoFieldWords.purpose.label).fill('Crews and depots when a line closes.');
    await dialog.getByLabel(demoFieldWords.name.label).focus();
    await page.keyboard.press('End');
    release();
    // Goes on while the form is hydrated.
    for (const letter of 'wosu of Lagos') await page.keyboard.type(letter, { delay: 30 });
    await expect(page.locator('#demo-name')).toBeFocused();
    await expect(page.locator('#demo-name')).toHaveValue('Amara Nwosu of Lagos');
    await expect(dialog.getByLabel(demoFieldWords.purpose.label)).toHaveValue(
      'Crews and depots when a line closes.',
    );
    await expect(dialog).toHaveCount(1);
    await expect(dialog.getByText(demoFormWords.kept)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', { name: actions.requestDemo })).toBeFocused();
  });

  test('a form closed again stays closed, with its words kept', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const button = page.getByRole('banner').getByRole('button', { name: actions.requestDemo });
    await button.click();
    await page.keyboard.type('Amara');
    await page.keyboard.press('Escape');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button.click();
    await expect(page.locator('#demo-name')).toHaveValue('Amara');
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });
    test('a tap in the slide-out menu opens the form, and the menu goes', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('button', { name: frame.openMenu }).tap();
      await page
        .getByRole('dialog', { name: frame.menu })
        .getByRole('button', { name: actions.requestDemo })
        .tap();
      await page.keyboard.type('Amara');
      release();
      await expect(page.locator('#demo-name')).toHaveValue('Amara');
      await expect(page.getByRole('dialog', { name: frame.menu })).toBeHidden();
    });
  });

  test('the slash key and what is typed after it reach the search', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/careers', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('refundx');
    await page.keyboard.press('Backspace');
    release();
    await expect(page.getByRole('combobox')).toHaveValue('refund');
  });

  test('presses look pressed and are done once each', async ({ page }) => {
    test.skip(!film.id, 'There is no film.');
    const release = await holdScripts(page);
    await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: 'The film' }));
    await page.goto(eventPath ?? '', { waitUntil: 'commit' });
    const dark = page.getByRole('contentinfo').getByRole('button', { name: themeWords.dark });
    await dark.click();
    await page.getByRole('contentinfo').getByRole('button', { name: themeWords.light }).click();
    await page.getByRole('button', { name: film.play }).click();
    await expect(dark).toHaveAttribute('data-held');
    await expect(dark).toHaveCSS('cursor', 'progress');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(dark).not.toHaveAttribute('data-held');
  });

  test('menus, folds and links do not wait', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: menu.label }).click();
    await expect(
      page.getByRole('banner').getByRole('link', { name: beginning(menuLink.label) }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    if (questions.length > 0) {
      await page.locator('details[name="faq"] > summary').first().click();
      await expect(page.locator('details[name="faq"][open]')).toHaveCount(1);
    }
    await page.getByRole('banner').getByRole('link', { name: plainLink.label, exact: true }).click();
    await expect(page).toHaveURL(plainLink.href);
    release();
  });
});

test(
  'when the framework does not come the page is read and used, says so, and tries again',
  { tag: '@expects-errors' },
  async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    const dialog = page.getByRole('dialog', { name: demoDialog.title });
    const button = page.getByRole('banner').getByRole('button', { name: actions.requestDemo });
    await button.click();
    await expect(dialog.getByText(demoDialog.notLoaded)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: searchButton.label }).click();
    await expect(page.locator('[data-held]')).toHaveCount(0);
    await page.unroute('**/*.js');
    await hydrate(page);
    await button.click();
    await expect(page.locator('#demo-name')).toBeFocused();
  },
);
