import type { Page } from '@playwright/test';
import { authMessages } from '@/content/messages/auth';
import { actionMessages, panelMessages } from '@/content/messages/dashboard';
import { errorMessages } from '@/content/messages/errors';
import * as routes from '@/lib/routes';
import { eventPath, recordPath } from '../support/sample-records';
import {
  getDemoButton,
  getDemoForm,
  expect,
  fillDialog,
  createAddress,
  createName,
  holdScripts,
  hydrate,
  buildRequest,
  sendRequest,
  submitAccount,
  test,
} from './support';

/** Wraps each text in an element, as the translation of a browser does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea')) continue;
      const [outer, inner] = [document.createElement('span'), document.createElement('span')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
  });

/** Puts an element behind each field, as writing assistants and password managers do. */
const assist = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('input, textarea'))
      field.after(document.createElement('x-assistant'));
  });

for (const [who, change] of [
  ['a translation', translate],
  ['a writing assistant', assist],
] as const)
  for (const [where, path, form] of [
    ['in the dialog', '/', '#demo'],
    ['on the demo page', routes.demo, '#demo-page'],
  ] as const)
    test(
      `The form ${where} keeps every word when ${who} changes the page before hydration`,
      { tag: '@expects-errors' },
      async ({ page }) => {
        const release = await holdScripts(page);
        await page.goto(path);
        await change(page);
        if (form === '#demo') await getDemoButton(page.getByRole('banner')).click();
        const field = page.locator(form).getByRole('textbox').first();
        const name = createName();
        await field.fill(name);
        release();
        await expect(page.locator('html')).toHaveAttribute('data-hydrated');
        // React has rendered the page again by then.
        await expect(page.locator(`${form}[novalidate]`)).toBeVisible();
        await expect(field).toHaveValue(name);
        await expect(field).toBeFocused();
      },
    );

test(
  'The form keeps every key when an assistant changes the field that is typed into before hydration',
  { tag: '@expects-errors' },
  async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener(
        'focusin',
        ({ target }) => {
          const isChanged = (target as Element).nextElementSibling?.localName === 'x-assistant';
          if (target instanceof HTMLInputElement && !isChanged)
            target.after(document.createElement('x-assistant'));
        },
        true,
      ),
    );
    await page.goto('/');
    await getDemoButton(page.getByRole('banner')).click();
    const dialog = getDemoForm(page);
    await expect(dialog.getByRole('textbox').first()).toBeFocused();
    const name = createName();
    await page.keyboard.type(name, { delay: 40 });
    await expect(page.locator('#demo[novalidate]')).toBeVisible();
    await expect(dialog.getByRole('textbox').first()).toHaveValue(name);
  },
);

test('The demo form works after a translation of the hydrated page', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const dialog = await fillDialog(page, { ...buildRequest(createName()), name: 'A' });
  await translate(page);
  const name = dialog.getByRole('textbox').first();
  await name.fill('Ada Lovelace');
  await expect(getDemoButton(dialog)).toBeEnabled();
  await name.fill('A');
  await expect(getDemoButton(dialog)).toBeDisabled();
  await expect(dialog).toBeVisible();
});

for (const path of ['/', routes.demo, ...(eventPath ? [eventPath] : []), recordPath])
  test(`The buttons of ${path} work after a translation of the hydrated page`, async ({ page }) => {
    await page.goto(path);
    await hydrate(page);
    await translate(page);
    const buttons = page.getByRole('main').getByRole('button');
    for (let index = 0; index < (await buttons.count()); index += 1) {
      const button = buttons.nth(index);
      if (await button.isVisible()) await button.dispatchEvent('click');
      await page.keyboard.press('Escape');
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: errorMessages.title })).toHaveCount(0);
  });

test('The account forms work in a translated page', async ({ page }) => {
  await page.goto(routes.auth);
  await hydrate(page);
  await translate(page);
  await submitAccount(page, { email: createAddress(), password: 'wrong-password' });
  await expect(page.getByText(authMessages.wrongCredentials).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('The panel of a request works in a translated page', async ({ page, staff }) => {
  const row = await sendRequest(staff);
  await page.goto(`${routes.dashboard}?request=${row.id}&q=${encodeURIComponent(row.name)}`);
  const panel = page.getByRole('dialog', { name: row.name });
  await expect(panel).toBeVisible();
  await translate(page);
  await panel.getByRole('textbox', { name: panelMessages.note }).fill('Called.');
  await panel.getByRole('button', { name: panelMessages.addNote }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Called.' })).toBeVisible();
  await panel.getByRole('combobox', { name: panelMessages.status, exact: true }).selectOption('contacted');
  await panel.getByRole('button', { name: panelMessages.save }).click();
  await expect(panel.getByText(actionMessages.saved)).toBeVisible();
});
