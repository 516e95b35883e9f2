import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { readSetting } from '../../e2e/support';

// A first compilation is slow on a busy machine.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ actionTimeout: 60_000 });

const folder = () => join(readSetting('DEV_FOLDER'), 'content/articles');
const name = () => readdirSync(folder()).find((file) => file.endsWith('.md')) ?? '';
const file = () => join(folder(), name());
const at = () => `/blogs/${name().slice(0, -'.md'.length)}`;
let source: string;

test.beforeEach(async ({ page }) => {
  source = readFileSync(file(), 'utf8');
  // The page does not show an edit from before it listens.
  const isListening = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(at());
  await isListening;
});

test.afterEach(() => {
  writeFileSync(file(), source);
  for (const made of ['a-new-one.md', 'images/field.png']) rmSync(join(folder(), made), { force: true });
});

test('An author sees an edit of an article at once', async ({ page }) => {
  writeFileSync(file(), `${source}\nWords that were not here before.\n`);
  await expect(page.getByText('Words that were not here before.')).toBeVisible({ timeout: 60_000 });
});

test('An author sees an added picture and its caption', async ({ page }) => {
  mkdirSync(join(folder(), 'images'), { recursive: true });
  const field = sharp({ create: { width: 640, height: 320, channels: 3, background: '#2a6' } });
  writeFileSync(join(folder(), 'images/field.png'), await field.png().toBuffer());
  writeFileSync(file(), `${source}\n![A field](./images/field.png "Seen from above")\n`);
  await expect(page.getByText('Seen from above')).toBeVisible({ timeout: 60_000 });
  const picture = page.getByRole('img', { name: 'A field' });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('An author sees file and line of an error, and the page again after its correction', async ({
  page,
}) => {
  writeFileSync(file(), source.replace(/^title: .*$/m, 'title: One: two'));
  const line = source.split('\n').findIndex((one) => one.startsWith('title:')) + 1;
  const error = page.locator('nextjs-portal').getByText(`content/articles/${name()}:${line}:`).first();
  await expect(error).toBeVisible({ timeout: 60_000 });
  writeFileSync(file(), source);
  await expect(async () => expect((await page.goto(at()))?.status()).toBe(200)).toPass();
});

test('An author sees the page of a new article', async ({ page }) => {
  const added = source.replace(/^id: .*$/m, "id: '999'").replace(/^slug: .*$/m, 'slug: a-new-one');
  writeFileSync(join(folder(), 'a-new-one.md'), added);
  await expect(async () => expect((await page.goto('/blogs/a-new-one'))?.status()).toBe(200)).toPass();
});
