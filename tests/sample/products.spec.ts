import { products } from '@/lib/content/products';
import { mockWords, moduleFacts } from '@/content/words/products';
import * as routes from '@/lib/routes';
import { expect, test } from '../e2e/support';

test('the six heads are equally high, and the screen and the button are seen at once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const heads: unknown[] = [];
  for (const slug of products.slugs) {
    await page.goto(routes.product(slug));
    heads.push(
      await page
        .locator('main section')
        .first()
        .evaluate((head) => {
          const box = (selector: string) => head.querySelector(selector)?.getBoundingClientRect();
          const [figure, frame, button] = [box('figure'), box('figure > div'), box('button')];
          return {
            height: head.getBoundingClientRect().height,
            frame: [frame?.top, frame?.height],
            ends: [figure?.bottom ?? 801, button?.bottom ?? 801, box('dl')?.bottom ?? 801].every(
              (end) => end < 800,
            ),
          };
        }),
    );
  }
  expect(heads).toEqual(heads.map(() => heads[0]));
  expect(heads[0]).toMatchObject({ ends: true, frame: [expect.any(Number), 420] });
});

for (const { slug, checkpoint, mock } of products.all)
  test(`${slug} says in words what its screen draws, in the order of the page`, async ({ page }) => {
    await page.goto(routes.product(slug));
    const head = page.locator('main section').first();
    await expect(head.locator('dl').first()).toHaveText(
      new RegExp(
        [
          moduleFacts.stopsAt,
          checkpoint.stopsAt,
          moduleFacts.who,
          checkpoint.who,
          moduleFacts.time,
          checkpoint.time,
        ]
          .join(String.raw`\s*`)
          .replaceAll('$', String.raw`\$`),
      ),
    );
    const figure = page.getByRole('figure');
    await expect(figure).toHaveCount(1);
    await expect(figure.locator('figcaption')).toHaveText(`${mockWords.illustrative} ${mock?.caption ?? ''}`);
    await expect(figure.locator('a, button, input, [tabindex]')).toHaveCount(0);
    await expect(figure.locator('svg:not([aria-hidden] *):not([aria-hidden])')).toHaveCount(0);
  });
