import { site } from '@/content/site';
import {
  backend,
  confirmMail,
  createAccount,
  expect,
  mailsWith,
  resetMail,
  test,
  violations,
} from '../e2e/support';

for (const colorScheme of ['light', 'dark'] as const)
  test(`mails to accounts are read on a phone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 900 });
    const { email } = await createAccount();
    await backend().auth.resetPasswordForEmail(email);
    const find = async (subject: RegExp) =>
      (await mailsWith(email)).find(({ Subject }) => subject.test(Subject))?.HTML;
    for (const subject of [confirmMail, resetMail]) {
      await expect.poll(() => find(subject)).toBeDefined();
      await page.setContent((await find(subject)) ?? '');
      const [button, address] = await page.getByRole('link').all();
      expect((await button?.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      // The address once more, to be read and copied.
      expect(await address?.textContent()).toBe(await button?.getAttribute('href'));
      await expect(page.getByText(site.name).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(await violations(page, undefined, ['color-contrast'])).toEqual([]);
    }
  });
