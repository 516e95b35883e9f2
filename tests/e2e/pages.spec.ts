import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pages } from '@/lib/content/pages';
import { COLORS } from '../support/accessibility';
import { templates } from '../support/chosen';
import { expect, test, violations } from './support';

/** The private pages a stranger can see, and the not-found screens. */
const others = ['/auth', '/auth/reset', '/no-such-page', '/case-studies/nope', '/press-release/nope'];

/** What is laid out in a way of its own. Pages of one template are made of the same elements, in other words. */
const layouts = [...Object.values(templates), ...others];

test('every public page is prerendered', () => {
  const dist = process.env['NEXT_DIST_DIR'] ?? '.next';
  const manifest = JSON.parse(readFileSync(`${dist}/prerender-manifest.json`, 'utf8')) as {
    routes: Record<string, { initialRevalidateSeconds: number | false }>;
  };
  const made = Object.keys(manifest.routes);
  expect(pages.filter((path) => !made.includes(path))).toEqual([]);
  expect(pages.filter((path) => manifest.routes[path]?.initialRevalidateSeconds !== false)).toEqual([]);
});

for (const path of pages) {
  test(`${path} is whole in plain HTML`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html.match(/<main[\s>]/g)).toHaveLength(1);
    // A page has one climax, if any.
    expect(html.match(/<section[^>]*class="[^"]*\bink-band\b/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });
}

/** By how many pixels the page can be scrolled sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const path of [...pages, ...others]) {
  test(
    `${path} is accessible, narrow and quiet`,
    { tag: pages.includes(path) ? [] : ['@expects-errors'] },
    async ({ page, baseURL }) => {
      const strangers: string[] = [];
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(`${baseURL}/`) && !url.startsWith('data:')) strangers.push(url);
      });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(path);
      const faults: string[] = [];
      const isLayout = layouts.includes(path);
      for (const width of isLayout ? [1280, 360] : [1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme: 'light' });
        // What surrounds the content is the same on every page: frame.spec.ts looks at it in each theme and width.
        const part = isLayout && width === 1280 ? undefined : 'main';
        const light = await violations(page, part, undefined, isLayout ? [] : COLORS);
        faults.push(...light.map((fault) => `light, ${width} px: ${fault}`));
        if (!isLayout) continue;
        // Only colours change with the theme, and those are the layout's.
        await page.emulateMedia({ colorScheme: 'dark' });
        const dark = await violations(page, 'main', COLORS);
        faults.push(...dark.map((fault) => `dark, ${width} px: ${fault}`));
      }
      await page.setViewportSize({ width: 320, height: 640 });
      if ((await overflow(page)) > 0) faults.push('scrolls sideways at 320 px');
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      // Words that are too long show where there is least room.
      for (const width of isLayout ? [360, 640, 1280] : [360]) {
        await page.setViewportSize({ width, height: 800 });
        if ((await overflow(page)) > 0) faults.push(`scrolls sideways at ${width} px with the text at 200 %`);
      }
      expect(faults).toEqual([]);
      expect(strangers).toEqual([]);
    },
  );
}
