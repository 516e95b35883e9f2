import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  erasingAnswers,
  keepingWords,
  personAnswers,
  personWords as words,
} from '@/content/words/dashboard-keeping';
import { requestEventWords, requestWorkWords, sessionOverWords } from '@/content/words/dashboard';
import { networkFailure } from '@/content/words/network';
import { demoRequest, person, stack } from '../database/stack';
import { sessionCookies } from '../faults/support';
import { pageOf, signInAs, staff, test } from './own-backend';
import { expect, violations } from './support';

const team = '/dashboard-list-form-data/team';
test.use({ story: 'keeping' });
// One backend serves them, and each goes on where the one before it has ended.
test.describe.configure({ mode: 'serial' });

const section = (page: Page) => page.getByRole('region', { name: words.title });
const said = (page: Page) => section(page).getByRole('status').first();
/** Beside the address that was to be typed again. */
const saidOfErasing = (page: Page) => section(page).getByRole('status').last();

async function lookFor(page: Page, email: string) {
  await page.getByLabel(words.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: words.find }).click();
}

test('somebody asks what is kept of them, gets it, and is forgotten', async ({ page, browser, url }) => {
  const [member, ada] = [await person('member@harbour.example'), await person('ada@harbour.example')];
  expect(staff('add', member.email).status).toBe(0);
  const row = demoRequest({ email: ada.email, purpose: 'To be forgotten.' });
  const other = demoRequest({ email: 'other@elsewhere.example', purpose: 'Of somebody else.' });
  expect((await ada.db.from('demo_requests').insert(row)).error).toBeNull();
  expect((await member.db.from('demo_requests').insert(other)).error).toBeNull();
  const theirs = await pageOf(browser, ada, url);
  await theirs.goto('/dashboard-list-form-data');
  await expect(theirs.getByRole('row', { name: new RegExp(row.purpose) })).toBeVisible();

  await signInAs(page, member, url);
  await page.goto(team);
  const keeping = page.getByRole('region', { name: keepingWords.title });
  await expect(keeping).toContainText(keepingWords.months(24));
  await expect(keeping).toContainText(keepingWords.ran);
  await expect(keeping.getByText(keepingWords.none)).toBeVisible();

  await lookFor(page, 'nobody@harbour.example');
  await expect(said(page)).toHaveText(personAnswers.nobody);
  await lookFor(page, 'ADA@harbour.example');
  await expect(said(page)).toHaveText(words.kept(ada.email));
  const kept = section(page).getByRole('list', { name: words.kept(ada.email) });
  await expect(kept).toContainText(words.requests(1));
  await expect(kept).toContainText(words.account);
  expect(page.url()).not.toContain('harbour');
  expect(await violations(page)).toEqual([]);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.file }).click(),
  ]);
  const saved = readFileSync(await file.path(), 'utf8');
  expect(JSON.parse(saved)).toMatchObject({
    email: ada.email,
    account: { id: ada.id },
    requests: [{ id: row.id, purpose: row.purpose, deliveries: expect.any(Array) as unknown[] }],
  });
  expect(saved).not.toContain(other.purpose);

  const again = page.getByLabel(words.again, { exact: true });
  await again.fill('ada@harbour.exampl');
  await page.getByRole('button', { name: words.erase }).click();
  await expect(saidOfErasing(page)).toHaveText(erasingAnswers.unlike);
  // What was typed stays, to be mended.
  await expect(again).toHaveValue('ada@harbour.exampl');
  await expect(again).toHaveAttribute('aria-invalid', 'true');
  await expect(kept).toContainText(words.requests(1));
  await again.fill(ada.email);
  await again.press('Enter');
  await expect(said(page)).toHaveText(erasingAnswers.erased(1, true));
  await expect(kept).toHaveCount(0);
  await expect(keeping.getByRole('listitem').first()).toContainText(keepingWords.erasure(1, true));
  await expect(keeping.getByRole('listitem').first()).toContainText(keepingWords.by(member.email));

  await theirs.goto('/dashboard-list-form-data');
  await expect(theirs).toHaveURL(/\/auth/);
  // Their token is good for some minutes yet, for nothing.
  expect((await ada.db.from('demo_requests').select()).data ?? []).toEqual([]);
  expect((await ada.db.from('demo_requests').insert(demoRequest())).error).not.toBeNull();
  await theirs.context().close();
  await page.goto('/dashboard-list-form-data');
  await expect(page.getByRole('row', { name: new RegExp(other.purpose) })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(row.purpose) })).toHaveCount(0);
});

test('without scripts: looked for, told why not, erased', async ({ browser, url }) => {
  const [cy, dee] = [await person('cy@harbour.example'), await person('dee@harbour.example')];
  expect(staff('add', cy.email).status).toBe(0);
  const page = await pageOf(browser, cy, url, { javaScriptEnabled: false });
  await page.goto(team);
  await lookFor(page, cy.email);
  await page.getByLabel(words.again, { exact: true }).fill(cy.email);
  await page.getByRole('button', { name: words.erase }).click();
  await expect(saidOfErasing(page)).toHaveText(erasingAnswers.own);

  // Meanwhile somebody types a note about a request of theirs.
  const row = demoRequest({ email: dee.email });
  expect((await dee.db.from('demo_requests').insert(row)).error).toBeNull();
  const beside = await page.context().newPage();
  await beside.goto(`/dashboard-list-form-data?request=${row.id}`);
  await beside.getByLabel(requestWorkWords.note).fill('They want Friday.');

  await lookFor(page, dee.email);
  await page.getByLabel(words.again, { exact: true }).fill(dee.email);
  await page.getByRole('button', { name: words.erase }).click();
  await expect(said(page)).toHaveText(erasingAnswers.erased(1, true));
  await beside.getByRole('button', { name: requestWorkWords.addNote }).click();
  await expect(beside.getByText(requestEventWords.gone)).toBeVisible();
  await expect(beside.getByLabel(sessionOverWords.typed)).toHaveValue('They want Friday.');
  await page.context().close();
});

test(
  'what does not reach the site is said, and what was typed stays',
  { tag: '@expects-errors' },
  async ({ page, url }) => {
    const hal = await person('hal@harbour.example');
    expect(staff('add', hal.email).status).toBe(0);
    await signInAs(page, hal, url);
    await page.goto(team);
    await lookFor(page, 'nobody@harbour.example');
    await expect(said(page)).toHaveText(personAnswers.nobody);
    await page.context().setOffline(true);
    await lookFor(page, 'somebody@harbour.example');
    await expect(said(page)).toHaveText(networkFailure);
    await page.context().setOffline(false);
    const field = page.getByLabel(words.email, { exact: true });
    await expect(field).toHaveValue('somebody@harbour.example');
    await field.press('Enter');
    await expect(said(page)).toHaveText(personAnswers.nobody);
    await expect(field).toBeFocused();
  },
);

test('AT-85: who is no member gets no file, and no other site makes a member save one', async ({ url }) => {
  const [eve, fay] = [await person(), await person('fay@harbour.example')];
  expect(staff('add', fay.email).status).toBe(0);
  const ask = async (who: typeof eve | null, origin = new URL(url).origin) => {
    const form = new FormData();
    form.set('email', 'member@harbour.example');
    const cookies = who ? sessionCookies(who.session).map(({ name, value }) => `${name}=${value}`) : [];
    const answer = await fetch(`${url}${team}/person`, {
      method: 'POST',
      body: form,
      headers: { Origin: origin, Cookie: cookies.join('; ') },
      redirect: 'manual',
    });
    return [answer.status, (await answer.text()).includes('member@harbour.example')];
  };
  expect(await ask(eve)).toEqual([403, false]);
  expect(await ask(fay, 'https://elsewhere.example')).toEqual([403, false]);
  expect((await ask(null))[1]).toBe(false);
  expect(await ask(fay)).toEqual([200, true]);
  // Nor past the site.
  expect((await eve.db.rpc('find_person', { p_email: fay.email })).data).toBeNull();
  expect((await eve.db.rpc('delete_old_demo_requests')).error).not.toBeNull();
});

test('FT-45: old requests go by the schedule, and the page says when it did not run', async ({
  page,
  url,
}) => {
  const gus = await person('gus@harbour.example');
  expect(staff('add', gus.email).status).toBe(0);
  const old = demoRequest({ purpose: 'Two years ago.' });
  expect((await gus.db.from('demo_requests').insert(old)).error).toBeNull();
  await stack.kill();
  await stack.sql(`
    update public.demo_requests set created_at = now() - interval '25 months' where id = '${old.id}';
    update private.keeping set ran_at = now() - interval '3 days'`);
  expect(await stack.start({ notifyEveryMs: null })).toBe('READY');
  await signInAs(page, gus, url);
  await page.goto(team);
  const keeping = page.getByRole('region', { name: keepingWords.title });
  await expect(keeping.getByText(keepingWords.late)).toBeVisible();
  await stack.kill();
  expect(await stack.start()).toBe('READY');
  // What is there shows that the page is drawn whole; what is missing would be missing in a half-drawn page too.
  await expect(async () => {
    await page.reload();
    await expect(keeping.getByRole('listitem').first()).toContainText(keepingWords.retention(1), {
      timeout: 2000,
    });
  }).toPass();
  await expect(keeping.getByText(keepingWords.late)).toHaveCount(0);
  await expect(keeping.getByRole('listitem').first()).toContainText(keepingWords.bySchedule);
});
