import { requestListWords } from '@/content/words/dashboard';
import { keepingWords } from '@/content/words/dashboard-keeping';
import { readersWords, teamAnswers, teamPageWords, teamWords as words } from '@/content/words/dashboard-team';
import { test } from '../e2e/own-backend';
import { dashboard, expect, hydrate, violations } from '../e2e/support';

const team = `${dashboard}/team`;

// One backend serves them, and nobody is of its team before the first test.
test.describe.configure({ mode: 'serial' });

test('from the first member to the last: made by a command, invites a second who reads, and takes the role away', async ({
  page,
  own,
  signInAs,
}) => {
  const ada = await own.person('ada@harbour.example');
  expect((await ada.db.from('demo_requests').insert(own.demoRequest())).error).toBeNull();
  await signInAs(ada);
  await page.goto(dashboard);
  await expect(page.getByText(readersWords.verified)).toBeVisible();
  await page.goto(team);
  await expect(page.getByRole('heading', { name: teamPageWords.closed })).toBeVisible();

  expect(own.staff('add', ada.email)).toContain(ada.email);
  await page.goto(dashboard);
  await expect(page.getByText(requestListWords.total(1)).first()).toBeVisible();
  await page.getByRole('link', { name: teamPageWords.open }).click();
  const said = page.getByRole('region', { name: words.title }).getByRole('status');
  const members = page.getByRole('list', { name: words.members });
  await expect(members.getByRole('listitem')).toHaveCount(1);
  await expect(members).toContainText(words.byCommand);
  await hydrate(page);
  const email = page.getByLabel(words.email);
  await email.fill('Bob@harbour.example');
  await email.press('Enter');
  await expect(said).toHaveText(teamAnswers.invited);
  await expect(email).toHaveValue('');
  expect(await violations(page)).toEqual([]);

  const bob = await own.person('bob@harbour.example');
  const reads = async () => (await own.ask(bob, dashboard)).text();
  // The first visit makes a member of who was invited.
  await expect.poll(reads).toContain(requestListWords.total(1));
  await page.reload();
  await hydrate(page);
  const row = members.getByRole('listitem').filter({ hasText: bob.email });
  await expect(row).toContainText(words.by(ada.email));
  await row.getByText(words.remove, { exact: true }).press('Enter');
  await row.getByRole('button', { name: words.confirmRemove(bob.email) }).press('Enter');
  await expect(said).toHaveText(teamAnswers.removed);
  await expect(said).toBeFocused();
  await expect(row).toHaveCount(0);
  expect(await reads()).toContain(requestListWords.total(0));
  expect(await (await own.ask(bob, team)).text()).toContain(teamPageWords.closed);

  await members.getByText(words.leave, { exact: true }).click();
  await members.getByRole('button', { name: words.confirmLeave }).click();
  await expect(said).toHaveText(teamAnswers.last);
  await expect(members.getByRole('listitem')).toHaveCount(1);
});

test('AT-82: who is no member invites nobody and learns of none, past the page too', async ({ own }) => {
  const eve = await own.person();
  const answers = await Promise.all([
    eve.db.rpc('invite_to_team', { p_email: eve.email }),
    eve.db.rpc('invite_to_team', { p_email: 'ada@harbour.example' }),
    eve.db.rpc('remove_from_team', { p_account: eve.id }),
    eve.db.rpc('read_team'),
  ]);
  const refused = { status: 'refused' };
  expect(answers.map(({ data }): unknown => data)).toEqual([refused, refused, 'refused', null]);
  expect(await (await own.ask(eve, team)).text()).not.toContain('ada@harbour.example');
  expect((await own.ask(null, team)).status).toBe(307);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a member invites, is told what is wrong, withdraws, and leaves', async ({ page, own, signInAs }) => {
    const cy = await own.member('cy@harbour.example');
    await signInAs(cy);
    await page.goto(team);
    const invite = async (email: string) => {
      await page.getByLabel(words.email).fill(email);
      await page.getByRole('button', { name: words.invite, exact: true }).click();
    };
    await invite('nobody@harbour');
    await expect(page.getByText(teamAnswers.invalid)).toBeVisible();
    await expect(page.getByLabel(words.email)).toHaveValue('nobody@harbour');
    await invite('dee@harbour.example');
    await expect(page.getByText(teamAnswers.invited)).toBeVisible();
    await page.getByRole('button', { name: words.withdrawOf('dee@harbour.example') }).click();
    await expect(page.getByText(teamAnswers.withdrawn)).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: cy.email });
    await row.getByText(words.leave, { exact: true }).click();
    await row.getByRole('button', { name: words.confirmLeave }).click();
    await expect(page.getByText(teamAnswers.left)).toBeVisible();
    await expect(page.getByRole('heading', { name: teamPageWords.closed })).toBeVisible();
  });
});

test('FT-45: old requests go by the schedule, and the page says when it did not run', async ({
  page,
  own,
  signInAs,
}) => {
  const gus = await own.member('gus@harbour.example');
  const old = own.demoRequest({ purpose: 'Two years ago.' });
  expect((await gus.db.from('demo_requests').insert(old)).error).toBeNull();
  expect(await own.stack.start({ notifyEveryMs: null })).toBe('READY');
  await own.stack.sql(`
    update public.demo_requests set created_at = now() - interval '25 months' where id = '${old.id}';
    update private.keeping set ran_at = now() - interval '3 days'`);
  await signInAs(gus);
  await page.goto(team);
  const keeping = page.getByRole('region', { name: keepingWords.title });
  await expect(keeping.getByText(keepingWords.late)).toBeVisible();
  expect(await own.stack.start()).toBe('READY');
  await expect(async () => {
    await page.reload();
    await expect(keeping.getByRole('listitem').first()).toContainText(keepingWords.retention(1), {
      timeout: 2000,
    });
  }).toPass();
  await expect(keeping.getByText(keepingWords.late)).toHaveCount(0);
  await expect(keeping.getByRole('listitem').first()).toContainText(keepingWords.bySchedule);
});
