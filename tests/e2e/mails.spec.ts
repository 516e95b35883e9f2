import { site } from '@/content/site';
import {
  backend,
  confirmMail,
  createAccount,
  expect,
  freshAddress,
  mailsWith,
  resetMail,
  test,
} from './support';

/** The ratio of contrast between a text and what it stands on, after WCAG. */
function contrast(element: Element): number {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
      .slice(0, 3)
      .map((part) => Number(part) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  let ground: Element | null = element;
  while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)')
    ground = ground.parentElement;
  const [one, other] = [
    getComputedStyle(element).color,
    ground ? getComputedStyle(ground).backgroundColor : '',
  ].map(luminance);
  const [light = 1, dark = 1] = [one ?? 1, other ?? 1].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 600])
    test(`mails to accounts are read in a mailbox of ${width} px, ${colorScheme}`, async ({ page }) => {
      // Whether there is newer mail is not answered: the page would be loaded again.
      await page.route('**/api/v1/messages*', () => undefined);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const { email } = await createAccount();
      await backend().auth.resetPasswordForEmail(email);
      for (const subject of [confirmMail, resetMail]) {
        await expect(async () => {
          expect((await mailsWith(email)).some(({ Subject }) => subject.test(Subject))).toBe(true);
        }).toPass();
        const mail = (await mailsWith(email)).find(({ Subject }) => subject.test(Subject));
        await page.goto(`${process.env['MAILBOX_URL'] ?? ''}/?id=${mail?.ID ?? ''}`);
        const frame = page.frameLocator('iframe');
        await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
        const button = frame.getByRole('link').first();
        await expect(button).toBeVisible();
        const box = await button.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        // Once more, to be read and copied.
        await expect(frame.getByRole('link')).toHaveCount(2);
        await expect(frame.getByRole('link').nth(1)).toHaveText((await button.getAttribute('href')) ?? '');
        await expect(frame.getByText(site.name).first()).toBeVisible();
        const page320 = frame.locator('html');
        expect(await page320.evaluate((root) => root.scrollWidth - root.clientWidth)).toBe(0);
        await expect(page320).toHaveAttribute('lang');
        for (const text of await frame.locator('h1, p, small, a').all())
          expect(await text.evaluate(contrast), (await text.textContent()) ?? '').toBeGreaterThanOrEqual(4.5);
      }
    });

test('AT-75: what a stranger puts into a sign-up does not get into the mail', async () => {
  const email = freshAddress();
  const typed = '<img src=x>{{ .TokenHash }}';
  await backend().auth.signUp({
    email,
    password: `pass-${email}`,
    options: { data: { name: typed, full_name: typed } },
  });
  await expect(async () => expect(await mailsWith(email)).toHaveLength(1)).toPass();
  const [mail] = await mailsWith(email);
  expect(mail?.HTML).not.toMatch(/<img|src=x|\{\{/);
  expect(mail?.Text).not.toContain('src=x');
});
