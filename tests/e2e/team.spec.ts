import { site } from '@/content/site';
import { requestListWords } from '@/content/words/dashboard';
import { readersWords, teamAnswers, teamPageWords, teamWords as words } from '@/content/words/dashboard-team';
import { invitationMail } from '@/content/words/mail';
import { demoRequest, type ListedMail, person, stack } from '../database/stack';
import { sessionCookies } from '../faults/support';
import { pageOf, signInAs, staff, test } from './own-backend';
import { expect, violations } from './support';

const dashboard = '/dashboard-list-form-data';
const team = `${dashboard}/team`;

test.use({ story: 'team' });
// One backend serves them, and each goes on where the one before it has ended.
test.describe.configure({ mode: 'serial' });

test('from the first member to the last: made by a command, invites a second who reads, and takes the role away', async ({
  page,
  browser,
  url,
}) => {
  const ada = await person('ada@harbour.example');
  expect((await ada.db.from('demo_requests').insert(demoRequest())).error).toBeNull();
  await signInAs(page, ada, url);
  await page.goto(dashboard);
  await expect(page.getByText(readersWords.verified)).toBeVisible();
  await expect(page.getByRole('link', { name: teamPageWords.open })).toHaveCount(0);
  await page.goto(team);
  await expect(page.getByRole('heading', { name: teamPageWords.closed })).toBeVisible();

  expect(staff('add', ada.email).stdout).toContain(ada.email);
  await page.goto(dashboard);
  await expect(page.getByText(requestListWords.total(1)).first()).toBeVisible();
  await expect(page.getByText(readersWords.verified)).toHaveCount(0);
  await page.getByRole('link', { name: teamPageWords.open }).click();
  await expect(page).toHaveURL(team);
  const said = page.getByRole('region', { name: words.title }).getByRole('status');
  const members = page.getByRole('list', { name: words.members });
  await expect(members.getByRole('listitem')).toHaveCount(1);
  await expect(members).toContainText(words.byCommand);

  const email = page.getByLabel(words.email);
  await email.fill('Bob@harbour.example');
  await email.press('Enter');
  await expect(said).toHaveText(teamAnswers.invited);
  await expect(email).toHaveValue('');
  await expect(page.getByRole('link', { name: words.writeTo('bob@harbour.example') })).toHaveAttribute(
    'href',
    /^mailto:bob%40harbour\.example\?subject=.+&body=.+sign-up/,
  );
  expect(await violations(page)).toEqual([]);

  // The next run of the schedule mails it.
  await expect(async () => {
    const answer = await fetch(`${stack.mailboxUrl}/api/v1/messages?limit=100`);
    const { messages } = (await answer.json()) as { messages: ListedMail[] };
    const mail = messages.find(({ Subject }) => Subject === invitationMail.subject(site.name));
    expect(mail?.To.map(({ Address }) => Address)).toEqual(['bob@harbour.example']);
    expect((await stack.mail(mail?.ID ?? '')).Text).toContain(ada.email);
  }).toPass();
  // A mail is there before it is written down that it was taken.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(words.mailed)).toBeVisible({ timeout: 2000 });
  }).toPass();

  const bob = await person('bob@harbour.example');
  const other = await pageOf(browser, bob, url);
  await other.goto(dashboard);
  await expect(other.getByText(requestListWords.total(1)).first()).toBeVisible();
  await expect(other.getByRole('link', { name: teamPageWords.open })).toBeVisible();

  await page.reload();
  const row = members.getByRole('listitem').filter({ hasText: bob.email });
  await expect(row).toContainText(words.by(ada.email));
  await expect(page.getByText(words.none)).toBeVisible();
  await row.getByText(words.remove, { exact: true }).press('Enter');
  await row.getByRole('button', { name: words.confirmRemove(bob.email) }).press('Enter');
  await expect(said).toHaveText(teamAnswers.removed);
  await expect(said).toBeFocused();
  await expect(row).toHaveCount(0);
  await other.reload();
  await expect(other.getByText(requestListWords.total(0)).first()).toBeVisible();
  await other.goto(team);
  await expect(other.getByRole('heading', { name: teamPageWords.closed })).toBeVisible();

  // Who leaves of their own accord hears that they did.
  expect(staff('add', bob.email).status).toBe(0);
  await other.reload();
  const own = other.getByRole('listitem').filter({ hasText: bob.email });
  await own.getByText(words.leave, { exact: true }).click();
  await own.getByRole('button', { name: words.confirmLeave }).click();
  await expect(other.getByRole('heading', { name: teamPageWords.closed })).toBeVisible();
  await expect(other.getByText(teamAnswers.left)).toBeFocused();
  await other.context().close();

  await members.getByText(words.leave, { exact: true }).click();
  await members.getByRole('button', { name: words.confirmLeave }).click();
  await expect(said).toHaveText(teamAnswers.last);
  await expect(members.getByRole('listitem')).toHaveCount(1);
});

test('without scripts: invited, told what is wrong, withdrawn', async ({ browser, url }) => {
  const cy = await person('cy@harbour.example');
  expect(staff('add', cy.email).status).toBe(0);
  const page = await pageOf(browser, cy, url, { javaScriptEnabled: false });
  await page.goto(team);
  const said = page.getByText(teamAnswers.invalid);
  await page.getByLabel(words.email).fill('nobody@harbour');
  await page.getByRole('button', { name: words.invite, exact: true }).click();
  await expect(said).toBeVisible();
  await expect(page.getByLabel(words.email)).toHaveValue('nobody@harbour');
  await page.getByLabel(words.email).fill('dee@harbour.example');
  await page.getByRole('button', { name: words.invite, exact: true }).click();
  await expect(page.getByText(teamAnswers.invited)).toBeVisible();
  await page.getByRole('button', { name: words.withdrawOf('dee@harbour.example') }).click();
  await expect(page.getByText(teamAnswers.withdrawn)).toBeVisible();
  await expect(page.getByText(words.none)).toBeVisible();

  const own = page.getByRole('listitem').filter({ hasText: cy.email });
  await own.getByText(words.leave, { exact: true }).click();
  await own.getByRole('button', { name: words.confirmLeave }).click();
  await expect(page.getByText(teamAnswers.left)).toBeVisible();
  await expect(page.getByRole('heading', { name: teamPageWords.closed })).toBeVisible();
  await page.context().close();
});

test('AT-82: who is no member invites nobody and learns of none, past the page too', async ({ url }) => {
  const eve = await person();
  const answers = await Promise.all([
    eve.db.rpc('invite_to_team', { p_email: eve.email }),
    eve.db.rpc('invite_to_team', { p_email: 'ada@harbour.example' }),
    eve.db.rpc('remove_from_team', { p_account: eve.id }),
    eve.db.rpc('read_team'),
  ]);
  expect(answers.map(({ data }): unknown => data)).toEqual([
    { status: 'refused' },
    { status: 'refused' },
    'refused',
    null,
  ]);
  const cookies = sessionCookies(eve.session).map(({ name, value }) => `${name}=${value}`);
  const answer = await fetch(url + team, { headers: { Cookie: cookies.join('; ') } });
  expect(await answer.text()).not.toContain('ada@harbour.example');
  expect((await fetch(url + team, { redirect: 'manual' })).status).toBe(307);
});
