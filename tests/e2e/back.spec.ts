import { demoFieldMessages } from '@/content/messages/demo';
import { frame } from '@/content/messages/layout';
import { claim, plainLink } from '../support/sample-records';
import {
  getDemoForm,
  expect,
  fillDialog,
  createName,
  hydrate,
  openDialog,
  buildRequest,
  test,
} from './support';

test('Back shows the previous page with its dialogs closed, and the form keeps what was typed', async ({
  page,
}) => {
  const values = buildRequest(createName());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrate(page);
  const menu = page.getByRole('dialog', { name: frame.menu });
  await page.getByRole('button', { name: frame.openMenu }).click();
  await menu.getByRole('link', { name: plainLink.label, exact: true }).click();
  await expect(page).toHaveURL(plainLink.href);
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await fillDialog(page, values);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(getDemoForm(page)).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(plainLink.href);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(claim);
  const dialog = await openDialog(page);
  await expect(dialog.getByLabel(demoFieldMessages.name.label)).toHaveValue(values.name);
});
