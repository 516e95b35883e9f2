import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readSetting } from '../../e2e/support';

// A first compilation is slow on a busy machine.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

/** Each mistake with what is said of it. Line and field follow from the record. */
const mistakes = [
  {
    file: 'content/legal/privacy.ts',
    from: /(meta: \{\n) *title: .*\n/,
    to: '$1',
    message: /content\/legal\/privacy\.ts:\d+: meta\.title: is missing/,
  },
  {
    file: 'content/navigation.ts',
    from: /legal: \[/,
    to: "legal: [{ label: 'A', href: '/nowhere' },",
    message: /content\/navigation\.ts:\d+: legal\.0\.href: a link to "\/nowhere", which is no page/,
  },
];
const locate = (file: string) => join(readSetting('DEV_FOLDER'), file);
let sources: string[];

test.beforeEach(() => {
  sources = mistakes.map(({ file }) => readFileSync(locate(file), 'utf8'));
});

const repair = () => {
  for (const [at, { file }] of mistakes.entries()) writeFileSync(locate(file), sources[at] ?? '');
};
test.afterEach(repair);

test('An author sees all mistakes in records, and the page again after their correction', async ({
  page,
}) => {
  const isListening = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto('/privacy');
  await isListening;
  const title = page.getByRole('heading', { level: 1 });
  const text = await title.innerText();

  for (const { file, from, to } of mistakes)
    writeFileSync(locate(file), readFileSync(locate(file), 'utf8').replace(from, to));
  const overlay = page.locator('nextjs-portal');
  for (const { message } of mistakes)
    await expect(overlay.getByText(message).first()).toBeVisible({ timeout: 60_000 });

  repair();
  await expect(title).toHaveText(text, { timeout: 60_000 });
});
