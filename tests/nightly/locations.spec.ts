import { carouselMessages } from '@/content/messages/carousel';
import { about } from '@/content/about';
import * as routes from '@/lib/routes';
import { expect, test } from '../e2e/support';
import { matchBeginning } from '../support/sample-records';

const locations = about.locations.items;
const offices = locations.length;
/** A carousel needs more than this number of locations. */
const FEW_OFFICES = 4;

if (offices > FEW_OFFICES)
  test('The locations advance once they are visible, and the pause control stops them', async ({ page }) => {
    await page.goto(routes.about);
    // No pointer or key is used, because visibility alone must start them.
    await page
      .getByRole('region')
      .filter({ has: page.getByText(carouselMessages.position(1, offices)) })
      .evaluate((element) => element.scrollIntoView());
    await expect(page.getByText(matchBeginning(carouselMessages.position(2, offices)))).toBeVisible();
    await page.getByRole('button', { name: carouselMessages.pause }).click();
    await expect(page.getByRole('button', { name: carouselMessages.play })).toBeVisible();
  });

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('Without scripts the page shows the address of every location', async ({ page }) => {
    await page.goto(routes.about);
    for (const { address } of locations) await expect(page.getByText(address)).toBeAttached();
  });
});
