import { expect, test } from '@playwright/test';
import { unknownCase } from '@/content/case-studies';
import { notFound } from '@/content/not-found';
import { pressPage } from '@/content/press';
import * as routes from '@/lib/routes';

// A first compilation is slow on a busy machine.
test.describe.configure({ timeout: 120_000 });

for (const [path, title] of [
  [routes.caseStudy('no-such-case'), unknownCase.title],
  [routes.release('no-such-release'), pressPage.unknown.title],
  ['/no-such-page', notFound.title],
] as const)
  test(`The unknown address ${path} shows the screen of its family`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
