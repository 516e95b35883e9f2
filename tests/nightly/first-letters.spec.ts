import type { Browser, Page } from '@playwright/test';
import { demoFieldMessages } from '@/content/messages/demo';
import { demoFormMessages } from '@/content/messages/demo-form';
import { getDemoButton, getDemoForm, expect, readSetting, test } from '../e2e/support';

/*
 * The visitor types before hydration: at a random moment, on a slow machine, in one of three ways.
 * `OPENINGS=100` tries a hundred; `SEED` repeats them.
 */
// A sixfold slowdown needs the whole machine.
test.describe.configure({ mode: 'serial' });
const openings = Number(process.env['OPENINGS'] ?? 3);
const seed = Number(process.env['SEED'] ?? Date.now() % 1e6);
const SLOWER = 6;
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };
const typed = {
  name: 'Amara N7wosu!',
  email: 'Amara.Nwosu@Northwind-Rail.example',
  phone: '+44 7700 900142',
  purpose: 'Crews and depots when a line closes.',
};
const expected = {
  name: 'Amara Nwosu',
  email: 'amara.nwosu@northwind-rail.example',
  phone: typed.phone,
  purpose: typed.purpose,
};

/** Returns a seeded generator of numbers from 0 to 1. */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const ways = {
  mouse: async (page: Page, x: number, y: number) => {
    await page.mouse.click(x, y);
  },
  rest: async (page: Page, x: number, y: number, pause: () => Promise<void>) => {
    await page.mouse.move(x, y, { steps: 2 });
    await pause();
    await page.mouse.down();
    await page.mouse.up();
  },
  key: async (page: Page) => {
    await getDemoButton(page.getByRole('banner')).focus();
    await page.keyboard.press('Enter');
  },
};

/** Opens the form once, types, and returns its values and whether they can be sent. */
async function openAndType(browser: Browser, random: () => number, way: keyof typeof ways) {
  const context = await browser.newContext({
    baseURL: readSetting('SITE_URL'),
    viewport: { width: 1280, height: 800 },
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    if (random() < 0.5) await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
    const pause = (most: number) => new Promise<void>((resolve) => setTimeout(resolve, random() * most));
    await page.goto('/privacy', { waitUntil: random() < 0.5 ? 'commit' : 'load' });
    const box = await getDemoButton(page.getByRole('banner')).boundingBox();
    if (!box) throw new Error('There is no button.');
    if (random() < 0.3) await page.mouse.move(400, 500);
    await pause(1200);
    await ways[way](page, box.x + box.width / 2, box.y + box.height / 2, () => pause(800));
    await page.locator('#demo-name:focus').waitFor();
    const delay = random() * 60;
    for (const [at, text] of Object.values(typed).entries()) {
      if (at > 0) await page.keyboard.press('Tab');
      for (const letter of text) await page.keyboard.type(letter, { delay: random() * delay });
    }
    const form = getDemoForm(page);
    // The last field is cleaned when it loses the focus.
    await form.getByLabel(demoFieldMessages.name.label).focus();
    await expect(getDemoButton(form)).toBeEnabled();
    await expect(form.getByText(demoFormMessages.complete)).toBeVisible();
    const values = Object.keys(expected).map(async (name) => [
      name,
      await page.locator(`#demo-${name}`).inputValue(),
    ]);
    return Object.fromEntries(await Promise.all(values)) as typeof expected;
  } finally {
    await context.close();
  }
}

test('The form keeps every letter, whenever and however it is opened', async ({ browser }) => {
  test.setTimeout(openings * 60_000);
  const random = randomFrom(seed);
  const names = Object.keys(ways) as (keyof typeof ways)[];
  for (let at = 0; at < openings; at += 1) {
    const way = names[at % names.length] ?? 'mouse';
    await test.step(`Opening ${at} by ${way} keeps every letter, with the seed ${seed}`, async () => {
      expect.soft(await openAndType(browser, random, way), `${at}: by ${way}, of ${seed}`).toEqual(expected);
    });
  }
});
