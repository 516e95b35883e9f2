import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { check, eventually } from './checks.ts';

/** A second, once everything is compiled; on a busy machine that is doing it for the first time, much longer. */
const SOON_MS = 60_000;

/**
 * What somebody who writes articles sees of `npm run dev`. Leaves the folder as it was.
 *
 * @param page An empty tab.
 * @param address Of the site.
 * @param project Folder of the copy that is served.
 */
export async function checkArticles(page: Page, address: string, project: string): Promise<void> {
  const folder = join(project, 'content/articles');
  const name = readdirSync(folder).find((file) => file.endsWith('.md'));
  if (!name) throw new Error('There is no article.');
  const slug = name.slice(0, -'.md'.length);
  const file = join(folder, name);
  const was = readFileSync(file, 'utf8');
  const at = `${address}/blogs/${slug}`;
  const text = (words: string) => page.getByText(words, { exact: true });
  const overlay = page.locator('nextjs-portal');

  try {
    // Changes are told over a socket, to whoever has said what is shown.
    const told = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
    await page.goto(at, { waitUntil: 'networkidle', timeout: 120_000 });
    await told;
    // What is told earlier is drawn by no one: the server's words stay.
    await page.locator('html[data-hydrated]').waitFor({ timeout: SOON_MS });
    await check('An edit of an article is shown at once', async () => {
      const began = Date.now();
      writeFileSync(file, `${was}\nWords that were not here before.\n`);
      await text('Words that were not here before.').waitFor({ timeout: SOON_MS });
      console.log(`   An edit was shown after ${Date.now() - began} ms`);
    });
    await check('So is a picture, and its caption', async () => {
      mkdirSync(join(folder, 'images'), { recursive: true });
      const field = sharp({ create: { width: 640, height: 320, channels: 3, background: '#2a6' } });
      writeFileSync(join(folder, 'images/field.png'), await field.png().toBuffer());
      writeFileSync(file, `${was}\n![A field](./images/field.png "Seen from above")\n`);
      await text('Seen from above').waitFor({ timeout: SOON_MS });
      const picture = page.getByRole('img', { name: 'A field' });
      await picture.scrollIntoViewIfNeeded();
      await eventually(async () => {
        const width = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
        assert.ok(width > 0, 'The picture does not load.');
      }, SOON_MS);
    });
    await check('A fault is shown with its file and its line', async () => {
      writeFileSync(file, was.replace(/^title: .*$/m, 'title: One: two'));
      const line = was.split('\n').findIndex((one) => one.startsWith('title:')) + 1;
      await overlay.getByText(`content/articles/${name}:${line}:`).first().waitFor({ timeout: SOON_MS });
    });
    await check('Mended, the page is there again', async () => {
      writeFileSync(file, was);
      await overlay
        .getByText(`content/articles/${name}:`)
        .first()
        .waitFor({ state: 'detached', timeout: SOON_MS });
      // The page may be loading itself at this moment.
      await eventually(async () => assert.equal((await page.goto(at))?.status(), 200), SOON_MS);
    });
    await check('A new article has its page', async () => {
      const added = was.replace(/^id: .*$/m, "id: '999'").replace(/^slug: .*$/m, 'slug: a-new-one');
      writeFileSync(join(folder, 'a-new-one.md'), added);
      await eventually(async () => {
        const answer = await page.goto(`${address}/blogs/a-new-one`);
        assert.equal(answer?.status(), 200);
      }, SOON_MS);
    });
  } finally {
    writeFileSync(file, was);
    for (const made of ['a-new-one.md', 'images/field.png']) rmSync(join(folder, made), { force: true });
  }
}
