import { expect, test } from '../../e2e/support';
import { templates } from '../../support/sample-records';

for (const [name, path] of Object.entries({ ...templates, auth: '/auth' }))
  test(`The page ${name} fits the narrowest window`, async ({ page }) => {
    for (const width of [320, 390, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
