import { cookiePolicy } from '@/content/legal/cookie-policy';
import { codeMessages } from '@/content/messages/code';
import { consoleMessages } from '@/content/messages/console';
import { ownTrace } from '@/content/messages/demo';
import { demoDialog, demoFormMessages } from '@/content/messages/demo-form';
import { products } from '@/content/products';
import * as routes from '@/lib/routes';
import {
  askForCode,
  buildRequest,
  createAddress,
  createName,
  dashboard,
  expect,
  fillDialog,
  findTeamMails,
  findViolations,
  getPageForm,
  hydrate,
  openDialog,
  sent,
  test,
  waitForCode,
} from './support';

const [first] = products.all
  .map(({ checkpoint }) => checkpoint)
  .toSorted((one, other) => one.left - other.left);

if (first) {
  test('A visitor adds a decision to a request, and no request body holds a line without a tick', async ({
    page,
  }) => {
    const values = { ...buildRequest(createName()), email: createAddress() };
    const bodies: string[] = [];
    page.on('request', (made) => bodies.push(made.postData() ?? ''));
    const attached = new RegExp(RegExp.escape(`| ${first.question} | ${ownTrace.actions.declined('')}`));

    await page.goto('/');
    await hydrate(page);
    const place = page
      .getByRole('figure')
      .filter({ has: page.getByText(consoleMessages.name, { exact: true }) });
    await place.getByRole('button', { name: consoleMessages.decline, exact: true }).click();
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: cookiePolicy.title }).click();
    await expect(page).toHaveURL(routes.cookiePolicy);

    const dialog = await test.step('The form lists the visit, and nothing is ticked', async () => {
      const dialog = await openDialog(page);
      await fillDialog(page, values, dialog);
      await dialog.getByText(demoFormMessages.ownTrace).click();
      const lines = dialog.getByRole('listitem');
      await expect(lines).toContainText([
        ownTrace.actions.page(),
        first.question,
        routes.cookiePolicy,
        ownTrace.nothingSent,
      ]);
      await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
      await expect(dialog.getByText(ownTrace.stays)).toBeVisible();
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      expect(await findViolations(page)).toEqual([]);
      return dialog;
    });

    await test.step('The keyboard removes a line and ticks another, and the form shows what that adds', async () => {
      await dialog.getByRole('listitem').last().getByRole('button').press('Enter');
      await expect(dialog.getByRole('listitem')).toHaveCount(3);
      await dialog.getByRole('checkbox', { name: first.question }).press(' ');
      await expect(dialog.getByText(attached)).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });

    await test.step('A code is mailed to the address alone', async () => {
      await askForCode(dialog);
      const [body = '', ...others] = bodies.filter(Boolean);
      expect(others).toEqual([]);
      expect(body).toContain(values.email);
      for (const other of [values.name, values.phone, values.purpose, first.question, 'first-visit', '"/"'])
        expect(body).not.toContain(other);
    });

    await test.step('A double press sends one request, with the ticked line and no other', async () => {
      await dialog.getByRole('textbox', { name: codeMessages.field }).fill(await waitForCode(values.email));
      await dialog.getByRole('button', { name: demoDialog.codeStep.confirm }).dblclick();
      await expect(page.getByText(sent)).toBeVisible();
      const mails = await findTeamMails(values.name);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.Text).toMatch(attached);
      const all = bodies.join('\n');
      expect(all).toMatch(attached);
      expect(all.match(/\| You \|/g)).toHaveLength(1);
      for (const other of [ownTrace.actions.page(), ownTrace.nothingSent, routes.cookiePolicy])
        expect(all).not.toContain(other);
    });

    await test.step('The dashboard shows the line with the purpose', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(dashboard);
      await page.getByRole('link', { name: values.name }).click();
      await expect(page.getByRole('dialog', { name: values.name }).getByText(attached)).toBeVisible();
    });
  });
}

test('The form of the demo page lists the visit, which a reload neither loses nor repeats', async ({
  page,
}) => {
  await page.goto(routes.privacy);
  await page.goto(routes.demo);
  await page.reload();
  await hydrate(page);
  const form = getPageForm(page);
  await form.getByText(demoFormMessages.ownTrace).click();
  await expect(form.getByRole('listitem')).toContainText([routes.privacy, routes.demo]);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('Without scripts no visit is noted, and no list is shown', async ({ page }) => {
    await page.goto(routes.demo);
    await expect(getPageForm(page).getByRole('textbox').first()).toBeVisible();
    await expect(getPageForm(page).getByText(demoFormMessages.ownTrace)).toBeHidden();
  });
});
