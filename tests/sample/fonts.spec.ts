import { site } from '@/content/site';
import { expect, test } from '../e2e/support';

const tag = '@expects-errors';

test('where no font arrives, the name in the header is whole at every width', { tag }, async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  const standsIn = await page.evaluate(() =>
    document.fonts.load('600 16px stand-in').then(
      (faces) => faces.some(({ status }) => status === 'loaded'),
      () => false,
    ),
  );
  test.skip(!standsIn, 'This machine has no font of the widths.');
  const name = page.getByRole('banner').getByText(site.name, { exact: true });
  for (const width of [320, 360, 768, 1024, 1060, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const { shown, whole } = await name.evaluate((element) => ({
      shown: element.clientWidth,
      whole: element.scrollWidth,
    }));
    expect({ width, whole }).toEqual({ width, whole: shown });
  }
});
