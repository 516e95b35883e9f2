import { runFieldMessages } from '@/content/messages/sections';
import * as routes from '@/lib/routes';
import { expect, test } from '../e2e/support';

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('Without scripts the illustration shows a run and its filters', async ({ page }) => {
    await page.goto(routes.platform);
    await expect(page.getByRole('slider')).toBeHidden();
    await page.getByRole('radio', { name: runFieldMessages.stop }).check();
  });
});
