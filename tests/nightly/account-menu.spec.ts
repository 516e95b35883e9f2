import type { Page } from '@playwright/test';
import { accountMessages } from '@/content/messages/layout';
import { expect, test } from '../e2e/support';

const trigger = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: accountMessages.label, exact: true });

test('The account menu opens before hydration, and then asks for the address', async ({ page, member }) => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(/\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/');
  const group = page.getByRole('banner').getByRole('group', { name: accountMessages.label });
  await trigger(page).click();
  await expect(group.getByText(accountMessages.signedIn)).toBeVisible();
  resolve(undefined);
  await expect(group.getByText(member.email)).toBeVisible();
});

for (const width of [1024, 1280, 1440])
  test(`The header of a signed-in visitor fits ${width} px without cutting a name`, async ({
    page,
    member,
  }) => {
    expect(member.email).not.toBe('');
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const { inner, scroll, cut } = await page.evaluate(() => {
      const name = document.querySelector<HTMLElement>('header a > span');
      return {
        inner: innerWidth,
        scroll: document.querySelector('header > div')?.scrollWidth ?? Infinity,
        cut: name && name.clientWidth > 0 && name.scrollWidth > name.clientWidth,
      };
    });
    expect(scroll).toBeLessThanOrEqual(inner);
    expect(cut).toBe(false);
    const box = await trigger(page).boundingBox();
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  });
