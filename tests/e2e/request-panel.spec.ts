import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import {
  actionMessages,
  historyMessages,
  originMessages,
  panelMessages,
  statusMessages,
} from '@/content/messages/dashboard';
import {
  createAccount,
  dashboard,
  expect,
  injectFault,
  makeStaff,
  sendRequest,
  signInByCookie,
  test,
  totalLine,
  findViolations,
} from './support';

const { status: statuses, reason: reasons } = statusMessages;

/** Opens the panel of a request, as a link in a mail does. */
async function open(page: Page, row: { id: string; name: string }) {
  // The search keeps requests of other tests off the page.
  await page.goto(`${dashboard}?request=${row.id}&q=${encodeURIComponent(row.name)}`);
  const panel = page.getByRole('dialog', { name: row.name });
  await expect(panel).toBeVisible();
  return panel;
}

test('The panel shows the whole request with links and origin, and Escape and Back close it', async ({
  page,
  member,
}) => {
  const attribution = { utm_source: 'newsletter', referrer_host: 'news.example', landing_path: '/products' };
  const row = await sendRequest(member, { attribution });
  await page.goto(dashboard);
  const link = page.getByRole('link', { name: row.name });
  await link.click();
  const panel = page.getByRole('dialog', { name: row.name });
  await expect(panel.getByText(row.purpose)).toBeVisible();
  await expect(panel.getByRole('link', { name: row.email })).toHaveAttribute('href', `mailto:${row.email}`);
  await expect(panel.getByRole('link', { name: row.phone })).toHaveAttribute('href', `tel:${row.phone}`);
  for (const [name, value] of Object.entries(attribution))
    await expect(
      panel
        .getByRole('term')
        .filter({ hasText: originMessages[name as keyof typeof originMessages] })
        .locator('+ dd'),
    ).toHaveText(value);
  await expect(panel.getByText(originMessages.utm_medium)).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);

  await expect(page).toHaveURL(`${dashboard}?request=${row.id}`);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(dashboard);
  await expect(link).toBeFocused();

  await link.click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(dashboard);
  await page.goForward();
  await expect(panel).toBeVisible();
});

test('Staff assign, annotate and close a request, and its history records it', async ({ page, staff }) => {
  const row = await sendRequest(staff);
  const panel = await open(page, row);
  await panel
    .getByRole('combobox', { name: panelMessages.assignee })
    .selectOption({ label: panelMessages.you(staff.email) });
  await panel
    .getByRole('combobox', { name: panelMessages.status, exact: true })
    .selectOption(statuses.contacted);
  await panel.getByRole('button', { name: panelMessages.save }).click();
  const history = panel.getByRole('listitem');
  await expect(history.filter({ hasText: historyMessages.status(statuses.contacted) })).toContainText(
    staff.email,
  );

  const note = panel.getByRole('textbox', { name: panelMessages.note });
  await note.fill('Called.\n<b>Thursday</b> suits them.');
  await panel.getByRole('button', { name: panelMessages.addNote }).click();
  await expect(history.filter({ hasText: '<b>Thursday</b> suits them.' })).toContainText(staff.email);
  await expect(note).toHaveValue('');

  await panel
    .getByRole('combobox', { name: panelMessages.status, exact: true })
    .selectOption(statuses.closed);
  await panel.getByRole('combobox', { name: panelMessages.closeReason }).selectOption(reasons.spam);
  await panel.getByRole('button', { name: panelMessages.save }).click();
  await expect(history.filter({ hasText: historyMessages.closed(reasons.spam) })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: row.name }).getByText(statuses.closed)).toBeVisible();
});

test('A member who changes a request after another member reads so, and loses no text', async ({
  page,
  staff,
  browser,
}) => {
  const row = await sendRequest(staff);
  const panel = await open(page, row);
  await panel.getByRole('textbox', { name: panelMessages.note }).fill('Half a note');
  const other = await createAccount();
  await makeStaff(other);
  const context = await browser.newContext();
  const otherPage = await context.newPage();
  await signInByCookie(otherPage, other);
  const otherPanel = await open(otherPage, row);
  await otherPanel
    .getByRole('combobox', { name: panelMessages.status, exact: true })
    .selectOption(statuses.scheduled);
  await otherPanel.getByRole('button', { name: panelMessages.save }).click();
  await expect(
    otherPanel.getByRole('listitem').filter({ hasText: historyMessages.status(statuses.scheduled) }),
  ).toBeVisible();
  await context.close();

  await panel
    .getByRole('combobox', { name: panelMessages.status, exact: true })
    .selectOption(statuses.contacted);
  await panel.getByRole('button', { name: panelMessages.save }).click();
  await expect(panel.getByText(actionMessages.conflict)).toBeVisible();
  await expect(
    panel.getByRole('listitem').filter({ hasText: historyMessages.status(statuses.scheduled) }),
  ).toContainText(other.email);
  await expect(panel.getByRole('textbox', { name: panelMessages.note })).toHaveValue('Half a note');
});

test('A note that cannot be saved stays in its field, beside the reason', async ({ page, staff }) => {
  const panel = await open(page, await sendRequest(staff));
  const note = panel.getByRole('textbox', { name: panelMessages.note });
  await note.fill('Called.');
  const fault = { email: staff.email, path: '/rest/v1/demo_request_notes', times: 1 };
  const body = { code: 'hourly_limit', message: '300 an hour are the limit.' };
  await injectFault({ ...fault, status: 429, body });
  await panel.getByRole('button', { name: panelMessages.addNote }).click();
  await expect(panel.getByText(actionMessages.limited)).toBeVisible();
  await expect(note).toHaveValue('Called.');
  await panel.getByRole('button', { name: panelMessages.addNote }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Called.' })).toBeVisible();
});

test('A note that is not saved is there again after a press outside and a reload', async ({
  page,
  staff,
}) => {
  const row = await sendRequest(staff);
  const panel = await open(page, row);
  const note = panel.getByRole('textbox', { name: panelMessages.note });
  await note.fill('Called.');
  await page.mouse.click(20, 400);
  await expect(panel).toBeHidden();
  await page.getByRole('link', { name: row.name }).click();
  await expect(note).toHaveValue('Called.');
  await page.reload();
  await expect(note).toHaveValue('Called.');
  await expect(panel.getByText(panelMessages.unsaved)).toBeVisible();
  await panel.getByRole('button', { name: panelMessages.addNote }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Called.' })).toBeVisible();
  await expect(panel.getByText(panelMessages.unsaved)).toBeHidden();
});

test('The keyboard alone opens a request, takes it, closes it and goes back to its row', async ({
  page,
  staff,
}) => {
  const row = await sendRequest(staff);
  await page.goto(`${dashboard}?q=${encodeURIComponent(row.name)}`);
  const link = page.getByRole('link', { name: row.name });
  const tabTo = async (target: Locator) => {
    for (let step = 0; step < 40; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await expect(link).toBeVisible();
  await tabTo(link);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: row.name });
  await tabTo(panel.getByRole('combobox', { name: panelMessages.status, exact: true }));
  await page.keyboard.type(statuses.closed);
  await tabTo(panel.getByRole('combobox', { name: panelMessages.assignee }));
  await page.keyboard.type(staff.email);
  await tabTo(panel.getByRole('button', { name: panelMessages.save }));
  await page.keyboard.press('Enter');
  const history = panel.getByRole('listitem').filter({ hasText: historyMessages.assigned(staff.email) });
  await expect(history).toContainText(historyMessages.closed(reasons.held));
  await tabTo(panel.getByRole('link', { name: panelMessages.reply }));
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('AT-70: A visitor outside the team sees no progress and no notes, and changes neither', async ({
  page,
  member,
}) => {
  const row = await sendRequest(member);
  const panel = await open(page, row);
  await expect(panel.getByText(row.purpose)).toBeVisible();
  await expect(panel.getByRole('button', { name: panelMessages.save })).toHaveCount(0);
  await expect(panel.getByLabel(panelMessages.note)).toHaveCount(0);
  await expect(panel.getByText(panelMessages.deliveries)).toHaveCount(0);
});

test('An address opens the panel of a request that exists', async ({ page, member }) => {
  const row = await sendRequest(member);
  await open(page, row);
  await page.goto(`${dashboard}?request=${randomUUID()}`);
  await expect(page.getByText(totalLine).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
