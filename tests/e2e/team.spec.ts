import { actionWords, logWords, teamWords as words } from '@/content/messages/dashboard';
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
  await expect(otherPage.getByRole('heading', { name: words.refused })).toBeVisible();

  await page.goto(team);
  const field = page.getByLabel(words.email);
  await field.fill('nobody@x');
  await page.getByRole('button', { name: words.add }).click();
  await expect(page.getByText(actionWords.invalidAddress)).toBeVisible();
  await expect(field).toHaveValue('nobody@x');
  // As an input method of full-width letters writes it, with a mark that is copied along.
  await field.fill(`\u202a${other.email.toUpperCase().replace('@', '＠')}`);
  await expect(field).toHaveValue(other.email);
  await page.getByRole('button', { name: words.add }).click();
  const member = page.getByRole('listitem').filter({ hasText: other.email });
  await expect(member).toContainText(words.addedBy(staff.email));
  await expect(field).toHaveValue('');
  expect(await findViolations(page)).toEqual([]);
  await otherPage.reload();
  await expect(otherPage.getByRole('heading', { name: words.team, exact: true })).toBeVisible();

  await member.getByText(words.remove, { exact: true }).click();
  await member.getByRole('button', { name: words.removeMember(other.email) }).click();
  await expect(member).toHaveCount(0);
  await otherPage.reload();
  await expect(otherPage.getByRole('heading', { name: words.refused })).toBeVisible();
  await context.close();
});

test('A member erases a person after typing the address twice', async ({ page, staff }) => {
  const person = await createAccount();
  const row = await sendRequest(person);
  await page.goto(team);
  const section = page.getByRole('region', { name: words.erase });
  await section.getByLabel(words.eraseEmail).fill(person.email);
  await section.getByLabel(words.eraseConfirmation).fill(staff.email);
  await section.getByRole('button', { name: words.eraseSubmit }).click();
  await expect(section.getByText(actionWords.not_confirmed)).toBeVisible();
  expect(await readRequests(person, row.name)).toHaveLength(1);

  await section.getByLabel(words.eraseConfirmation).fill(person.email);
  await section.getByRole('button', { name: words.eraseSubmit }).click();
  await expect(section.getByText(actionWords.erased(1, true))).toBeVisible();
  expect(await readRequests(staff, row.name)).toEqual([]);
  expect((await createBackendClient().auth.signInWithPassword(person)).error).not.toBeNull();
  const log = page.getByRole('region', { name: words.retention }).getByRole('listitem');
  const erased = logWords['person.erase']({ requests: 1, account: true });
  await expect(log.filter({ hasText: erased }).filter({ hasText: staff.email })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await section.getByLabel(words.eraseEmail).fill(staff.email);
  await section.getByLabel(words.eraseConfirmation).fill(staff.email);
  await section.getByRole('button', { name: words.eraseSubmit }).click();
  await expect(section.getByText(actionWords.staff)).toBeVisible();
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
    const section = page.getByRole('region', { name: words.erase });
    await section.getByLabel(words.eraseEmail).fill(typed);
    await section.getByLabel(words.eraseConfirmation).fill(typed);
    await section.getByRole('button', { name: words.eraseSubmit }).click();
    await expect(section.getByText(actionWords.erased(2, false))).toBeVisible();
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
