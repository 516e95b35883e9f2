import { site } from '@/content/site';
import { codeSubject, createAccount, expect, mailedCode, mailsWith, test, violations } from '../e2e/support';

for (const colorScheme of ['light', 'dark'] as const)
  test(`mails to accounts are read on a phone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 900 });
    const { email } = await createAccount();
    const code = await mailedCode(email);
    const mail = (await mailsWith(email)).find(({ Subject }) => codeSubject.test(Subject));
    await page.setContent(mail?.HTML ?? '');
    await expect(page.getByText(code, { exact: true })).toBeVisible();
    await expect(page.getByRole('link')).toHaveCount(0);
    expect(mail?.Text).toMatch(new RegExp(`^${code}$`, 'm'));
    await expect(page.getByText(site.name).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await violations(page, undefined, ['color-contrast'])).toEqual([]);
  });
