import { demoFieldWords } from '@/content/words/demo-form';
import { plainLink } from '../support/chosen';
import { demoForm, expect, fillDialog, freshName, request, test } from './support';

test('back closes the demo dialog before it leaves the page, and forward opens it as it was', async ({
  page,
}) => {
  const values = request(freshName());
  await page.goto(plainLink.href);
  await page.goto('/');
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await fillDialog(page, values);
  expect(await entries()).toBe(before + 1);
  await page.goBack();
  await expect(demoForm(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(demoForm(page).getByLabel(demoFieldWords.name.label)).toHaveValue(values.name);
  // Closed in its own way, it leaves nothing to go back through.
  await page.keyboard.press('Escape');
  await expect(demoForm(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('openDialog');
  await page.goBack();
  await expect(page).toHaveURL(plainLink.href);
});
