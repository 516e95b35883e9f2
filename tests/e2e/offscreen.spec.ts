import { chromium, type Page } from '@playwright/test';
import { getLaunchOptions } from '../support/browser';
import { templates } from '../support/sample-records';
import { expect, hydrate, readSetting, test } from './support';

// Parts far below are rendered later, see `offscreen` in app/theme.css. Nobody should notice before that.

const paths = Object.values(templates);
const parts = '.offscreen';

const waitForFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Opens an address in a new document, as from another site. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await waitForFrames(page);
}

const renderAll = (page: Page) =>
  page.locator(parts).evaluateAll((found) => found.forEach((part) => part.classList.remove('offscreen')));

const measureHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const measureTop = (page: Page) =>
  page.locator(':target').evaluate((target) => target.getBoundingClientRect().top);

/** Measures how far the page's target is from where it would be if all was rendered before. */
async function measureMiss(page: Page): Promise<number> {
  const top = await measureTop(page);
  await renderAll(page);
  await page.locator(':target').evaluate((target) => target.scrollIntoView());
  return Math.abs(top - (await measureTop(page)));
}

for (const width of [390, 768, 1440])
  test(`Before and after it is rendered, a page is equally high in ${width} px, within 5 %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await open(page, path);
      const guessed = await measureHeight(page);
      await renderAll(page);
      const height = await measureHeight(page);
      expect.soft(Math.abs(guessed / height - 1), `${path}: ${guessed} for ${height} px`).toBeLessThan(0.05);
    }
  });

test('An address with the last heading of a page leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of paths) {
    await page.goto(path);
    const id = await page.locator('main :is(section, h2)[id]').evaluateAll((all) => all.at(-1)?.id);
    if (!id) continue;
    await open(page, `${path}#${id}`);
    expect.soft(await measureMiss(page), `${path}#${id}`).toBeLessThan(8);
  }
});

test('Headings of the home page are found by search, by link to their words, and by Tab', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.locator(parts)).not.toHaveCount(0);
  const last = page.getByRole('main').getByRole('heading', { level: 2 }).last();
  const words = (await last.textContent()) ?? '';
  expect(
    await page.evaluate(
      (words) => (window as unknown as { find: (words: string) => boolean }).find(words),
      words,
    ),
  ).toBe(true);
  await expect(last).toBeInViewport();
  await open(page, `/#:~:text=${encodeURIComponent(words)}`);
  await expect(last).toBeInViewport();
  await open(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await page.getByRole('main').getByRole('link').last().focus();
  while (!(await link.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
  await expect(link).toBeInViewport();
});

test('A screen reader that runs when the home page opens reads all headings and links', async () => {
  const options = getLaunchOptions();
  const browser = await chromium.launch({ ...options, args: ['--force-renderer-accessibility'] });
  const page = await browser.newPage({ baseURL: readSetting('SITE_URL') });
  const client = await page.context().newCDPSession(page);
  // Capitals and spaces depend on styles, which the parts do not have yet.
  const read = async () =>
    (await client.send('Accessibility.getFullAXTree')).nodes
      .filter(({ ignored, role }) => !ignored && ['heading', 'link'].includes(role?.value as string))
      .map(({ name }) => String(name?.value).replaceAll(/\s/g, '').toLowerCase());
  await open(page, '/');
  const early = await read();
  await renderAll(page);
  expect(early.toSorted()).toEqual((await read()).toSorted());
  await browser.close();
});

test('On paper, on a picture of the whole page and after hydration, nothing waits for the window', async ({
  page,
}) => {
  const listVisibility = () =>
    page.locator(parts).evaluateAll((found) => found.map((part) => getComputedStyle(part).contentVisibility));
  await open(page, '/');
  expect(await listVisibility()).toContain('auto');
  await page.emulateMedia({ media: 'print' });
  expect(await listVisibility()).not.toContain('auto');
  await page.emulateMedia({ media: 'screen' });
  const clip = { x: 0, y: 4000, width: 1280, height: 1000 };
  const early = await page.screenshot({ fullPage: true, clip });
  expect(await listVisibility()).not.toContain('auto');
  expect((await page.screenshot({ fullPage: true, clip })).equals(early)).toBe(true);
  await open(page, '/');
  await hydrate(page);
  await expect.poll(listVisibility).not.toContain('auto');
});
