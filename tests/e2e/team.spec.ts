import { actionMessages, logMessages, teamMessages } from '@/content/messages/dashboard';
import {
  createBackendClient,
  buildCookieHeader,
  createAccount,
  dashboard,
  expect,
  sendRequest,
  sendRequests,
  createSession,
  signInByCookie,
  readRequests,
  test,
  findViolations,
} from './support';

const team = `${dashboard}/team`;

test('A member adds another member, who then works on requests, and removes them', async ({
  page,
  staff,
  browser,
}) => {
  const other = await createAccount();
  const context = await browser.newContext();
  const otherPage = await context.newPage();
  await signInByCookie(otherPage, other);
  await otherPage.goto(team);
  await expect(otherPage.getByRole('heading', { name: teamMessages.refused })).toBeVisible();

  await page.goto(team);
  const field = page.getByLabel(teamMessages.email);
  await field.fill('nobody@x');
  await page.getByRole('button', { name: teamMessages.add }).click();
  await expect(page.getByText(actionMessages.invalidAddress)).toBeVisible();
  await expect(field).toHaveValue('nobody@x');
  // As an input method of full-width letters writes it, with a mark that is copied along.
  await field.fill(`\u202a${other.email.toUpperCase().replace('@', '＠')}`);
  await expect(field).toHaveValue(other.email);
  await page.getByRole('button', { name: teamMessages.add }).click();
  const member = page.getByRole('listitem').filter({ hasText: other.email });
  await expect(member).toContainText(teamMessages.addedBy(staff.email));
  await expect(field).toHaveValue('');
  expect(await findViolations(page)).toEqual([]);
  await otherPage.reload();
  await expect(otherPage.getByRole('heading', { name: teamMessages.team, exact: true })).toBeVisible();

  await member.getByText(teamMessages.remove, { exact: true }).click();
  await member.getByRole('button', { name: teamMessages.removeMember(other.email) }).click();
  await expect(member).toHaveCount(0);
  await otherPage.reload();
  await expect(otherPage.getByRole('heading', { name: teamMessages.refused })).toBeVisible();
  await context.close();
});

test('A member erases a person after typing the address twice', async ({ page, staff }) => {
  const person = await createAccount();
  const row = await sendRequest(person);
  await page.goto(team);
  const section = page.getByRole('region', { name: teamMessages.erase });
  await section.getByLabel(teamMessages.eraseEmail).fill(person.email);
  await section.getByLabel(teamMessages.eraseConfirmation).fill(staff.email);
  await section.getByRole('button', { name: teamMessages.eraseSubmit }).click();
  await expect(section.getByText(actionMessages.not_confirmed)).toBeVisible();
  expect(await readRequests(person, row.name)).toHaveLength(1);

  await section.getByLabel(teamMessages.eraseConfirmation).fill(person.email);
  await section.getByRole('button', { name: teamMessages.eraseSubmit }).click();
  await expect(section.getByText(actionMessages.erased(1, true))).toBeVisible();
  expect(await readRequests(staff, row.name)).toEqual([]);
  expect((await createBackendClient().auth.signInWithPassword(person)).error).not.toBeNull();
  const log = page.getByRole('region', { name: teamMessages.retention }).getByRole('listitem');
  const erased = logMessages['person.erase']({ requests: 1, account: true });
  await expect(log.filter({ hasText: erased }).filter({ hasText: staff.email })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await section.getByLabel(teamMessages.eraseEmail).fill(staff.email);
  await section.getByLabel(teamMessages.eraseConfirmation).fill(staff.email);
  await section.getByRole('button', { name: teamMessages.eraseSubmit }).click();
  await expect(section.getByText(actionMessages.staff)).toBeVisible();
});

test('A person is erased by either spelling of an internationalized address', async ({
  page,
  staff,
  account,
}) => {
  const domain = `${account.email.replace(/\W/g, '-')}.example`;
  const spellings = [`info@bäcker-${domain}`, `info@${new URL(`http://bäcker-${domain}`).hostname}`];
  for (const typed of spellings) {
    const rows = await sendRequests(account, ...spellings.map((email) => ({ email })));
    await page.goto(team);
    const section = page.getByRole('region', { name: teamMessages.erase });
    await section.getByLabel(teamMessages.eraseEmail).fill(typed);
    await section.getByLabel(teamMessages.eraseConfirmation).fill(typed);
    await section.getByRole('button', { name: teamMessages.eraseSubmit }).click();
    await expect(section.getByText(actionMessages.erased(2, false))).toBeVisible();
    for (const { name } of rows) expect(await readRequests(staff, name)).toEqual([]);
  }
});

test('AT-85: A visitor outside the team exports nothing, erases nobody and adds nobody', async ({
  request,
  account,
}) => {
  const session = await createSession(account);
  const client = createBackendClient();
  await client.auth.setSession(session);
  const erased = await client.rpc('erase_person', { p_email: account.email, p_confirmation: account.email });
  expect(erased.status).toBe(403);
  expect((await client.from('staff').insert({ email: account.email })).error).not.toBeNull();
  expect((await client.rpc('list_staff')).data).toEqual([]);
  const file = await request.get(`${dashboard}/export`, { headers: { Cookie: buildCookieHeader(session) } });
  expect(file.status()).toBe(403);
});
