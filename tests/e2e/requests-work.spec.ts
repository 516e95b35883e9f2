import type { Page } from '@playwright/test';
import {
  requestEventWords,
  requestHistoryWords,
  requestPanelWords,
  requestProgressWords,
  requestStatusWords,
  requestWorkWords as words,
} from '@/content/words/dashboard';
import { createAccount, dashboard, expect, sendRequest, signInByCookie, test, violations } from './support';

const { status: statuses, reason: reasons } = requestStatusWords;

/** Opens the panel of a request as a link in a mail does. */
async function open(page: Page, row: { id: string; name: string }) {
  // Without the requests of other tests the page is light.
  await page.goto(`${dashboard}?request=${row.id}&q=${encodeURIComponent(row.name)}`);
  const panel = page.getByRole('dialog', { name: row.name });
  // Hydrated: before, it stands in the page.
  await expect.poll(() => panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  return panel;
}

test('the panel shows the whole request, links, and where it came from; Esc closes it', async ({
  page,
  member,
}) => {
  const row = await sendRequest(member, {
    utm_source: 'newsletter',
    referrer_host: 'news.example',
    landing_path: '/products',
  });
  await page.goto(dashboard);
  const button = page.getByRole('button', { name: row.name });
  await button.click();
  const panel = page.getByRole('dialog', { name: row.name });
  await expect(panel.getByText(row.purpose)).toBeVisible();
  await expect(panel.getByRole('link', { name: row.email })).toHaveAttribute(
    'href',
    `mailto:${encodeURIComponent(row.email)}`,
  );
  await expect(panel.getByRole('link', { name: row.phone })).toHaveAttribute('href', `tel:${row.phone}`);
  const { referrer_host, landing_path, utm_source, utm_medium } = requestPanelWords.origins;
  for (const [term, value] of [
    [referrer_host, 'news.example'],
    [landing_path, '/products'],
    [utm_source, 'newsletter'],
  ] as const)
    await expect(panel.getByRole('term').filter({ hasText: term }).locator('+ dd')).toHaveText(value);
  await expect(panel.getByText(utm_medium)).toHaveCount(0);
  await expect(panel.getByText(requestProgressWords.saved)).toBeVisible();
  await expect(panel.getByText(requestProgressWords.next)).toBeVisible();

  await expect(page).toHaveURL(`${dashboard}?request=${row.id}`);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(dashboard);
  await expect(button).toBeFocused();
});

test('from request to answer: taken, noted, contacted, closed by mistake and taken back', async ({
  page,
  member,
}) => {
  const row = await sendRequest(member);
  const panel = await open(page, row);
  const said = panel.getByRole('status');
  const steps = panel.getByRole('listitem');
  await expect(steps.filter({ hasText: requestProgressWords.next })).toBeVisible();

  await panel.getByRole('button', { name: words.take }).click();
  await expect(said).toHaveText(requestEventWords.saved);
  await expect(panel.getByText(words.owner(words.you))).toBeVisible();
  const note = panel.getByLabel(words.note);
  await note.fill('Called.\n<b>Thursday</b> suits them.');
  await note.press('Control+Enter');
  await expect(steps.filter({ hasText: '<b>Thursday</b> suits them.' })).toContainText(member.email);
  await expect(note).toHaveValue('');
  await panel.getByRole('button', { name: statuses.contacted }).click();
  await expect(steps.filter({ hasText: statuses.contacted })).toBeVisible();
  await expect(steps.filter({ hasText: requestProgressWords.next })).toHaveCount(0);

  await panel.getByLabel(words.closeBecause).selectOption(reasons.spam);
  await panel.getByRole('button', { name: words.close, exact: true }).last().click();
  await expect(steps.filter({ hasText: requestHistoryWords.closed(reasons.spam) })).toBeVisible();
  await panel.getByRole('button', { name: words.undo }).click();
  await expect(said).toHaveText(requestEventWords.undone);
  await expect(steps.last()).toContainText(requestHistoryWords.undone(statuses.contacted));
  await expect(panel.getByRole('button', { name: words.undo })).toHaveCount(0);
  await expect(said).toBeFocused();
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: row.name }).getByText(statuses.contacted)).toBeVisible();
  const filter = page.getByRole('navigation', { name: requestStatusWords.filter });
  await filter.getByRole('link', { name: statuses.contacted }).click();
  await expect(page).toHaveURL(/[?&]status=contacted/);
  await expect(page.getByRole('row', { name: row.name })).toBeVisible();
  await filter.getByRole('link', { name: statuses.closed }).click();
  await expect(page).toHaveURL(/[?&]status=closed/);
  await expect(page.getByRole('row', { name: row.name })).toHaveCount(0);
});

test('FT-35: two people at once: the second is told, sees what the first did, and loses nothing', async ({
  page,
  member,
  browser,
}) => {
  const row = await sendRequest(member);
  const panel = await open(page, row);
  const bob = await createAccount();
  const context = await browser.newContext({ baseURL: page.url() });
  const other = await context.newPage();
  await signInByCookie(other, bob);
  const otherPanel = await open(other, row);
  await otherPanel.getByRole('button', { name: statuses.scheduled }).click();
  await expect(otherPanel.getByRole('status')).toHaveText(requestEventWords.saved);
  await context.close();

  const note = panel.getByLabel(words.note);
  await note.fill('They want Thursday.');
  await panel.getByRole('button', { name: words.addNote }).click();
  await expect(panel.getByRole('status')).toHaveText(requestEventWords.overtaken);
  await expect(panel.getByRole('listitem').filter({ hasText: statuses.scheduled })).toContainText(bob.email);
  await expect(note).toHaveValue('They want Thursday.');
  await panel.getByRole('button', { name: words.addNote }).click();
  await expect(panel.getByRole('listitem').last()).toContainText('They want Thursday.');
});
