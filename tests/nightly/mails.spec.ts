import { site } from '@/content/site';
import { createBackendClient, expect, findMails, test, findViolations } from '../e2e/support';

for (const colorScheme of ['light', 'dark'] as const)
  test(`A recipient reads the mail with a code on a phone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 900 });
    const email = `${crypto.randomUUID()}@harbour.example`;
    expect((await createBackendClient().auth.signInWithOtp({ email })).error).toBeNull();
    const find = async () => (await findMails(email))[0]?.HTML;
    await expect.poll(find).toBeDefined();
    await page.setContent((await find()) ?? '');
    const code = page.getByText(/^\d{8}$/);
    await expect(code).toHaveCSS('font-size', '32px');
    await expect(page.getByRole('link')).toHaveCount(0);
    await expect(page.getByText(site.name).filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await findViolations(page, undefined, ['color-contrast'])).toEqual([]);
  });
