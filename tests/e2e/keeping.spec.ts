import { readFileSync } from 'node:fs';
import {
  erasingAnswers,
  keepingWords,
  personAnswers,
  personWords as words,
} from '@/content/words/dashboard-keeping';
import { test } from './own-backend';
import { dashboard, expect, violations } from './support';

const team = `${dashboard}/team`;

// One backend serves both.
test.describe.configure({ mode: 'default' });

test('somebody asks what is kept of them, gets it, and is forgotten', async ({ page, own, signInAs }) => {
  const [member, ada] = [await own.member('member@harbour.example'), await own.person('ada@harbour.example')];
  const row = own.demoRequest({ email: ada.email, purpose: 'To be forgotten.' });
  const other = own.demoRequest({ email: 'other@elsewhere.example', purpose: 'Of somebody else.' });
  expect((await ada.db.from('demo_requests').insert(row)).error).toBeNull();
  expect((await member.db.from('demo_requests').insert(other)).error).toBeNull();
  expect(await (await own.ask(ada, dashboard)).text()).toContain(row.purpose);

  await signInAs(member);
  await page.goto(team);
  const keeping = page.getByRole('region', { name: keepingWords.title });
  await expect(keeping).toContainText(keepingWords.months(24));
  await expect(keeping).toContainText(keepingWords.ran);

  const section = page.getByRole('region', { name: words.title });
  const said = section.getByRole('status').first();
  const find = async (email: string) => {
    await page.getByLabel(words.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: words.find }).click();
  };
  await find('nobody@harbour.example');
  await expect(said).toHaveText(personAnswers.nobody);
  await find('ADA@harbour.example');
  await expect(said).toHaveText(words.kept(ada.email));
  const kept = section.getByRole('list', { name: words.kept(ada.email) });
  await expect(kept).toContainText(words.requests(1));
  await expect(kept).toContainText(words.account);
  expect(page.url()).not.toContain('harbour');
  expect(await violations(page)).toEqual([]);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: words.file }).click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({
    email: ada.email,
    account: { id: ada.id },
    requests: [{ id: row.id, purpose: row.purpose, deliveries: expect.any(Array) as unknown[] }],
  });
  expect(file).not.toContain(other.purpose);

  const again = page.getByLabel(words.again, { exact: true });
  await again.fill('ada@harbour.exampl');
  await page.getByRole('button', { name: words.erase }).click();
  await expect(section.getByRole('status').last()).toHaveText(erasingAnswers.unlike);
  // What was typed stays, to be mended.
  await expect(again).toHaveValue('ada@harbour.exampl');
  await expect(again).toHaveAttribute('aria-invalid', 'true');
  await expect(kept).toContainText(words.requests(1));
  await again.fill(ada.email);
  await again.press('Enter');
  await expect(said).toHaveText(erasingAnswers.erased(1, true));
  await expect(kept).toHaveCount(0);
  await expect(keeping.getByRole('listitem').first()).toContainText(keepingWords.erasure(1, true));
  await expect(keeping.getByRole('listitem').first()).toContainText(keepingWords.by(member.email));

  expect((await own.ask(ada, dashboard)).headers.get('location')).toContain('/auth');
  // Their token is good for some minutes yet, for nothing.
  expect((await ada.db.from('demo_requests').select()).data ?? []).toEqual([]);
  expect((await ada.db.from('demo_requests').insert(own.demoRequest())).error).not.toBeNull();
  const list = await (await own.ask(member, dashboard)).text();
  expect(list).toContain(other.purpose);
  expect(list).not.toContain(row.purpose);
});

test('AT-85: who is no member gets no file, and no other site makes a member save one', async ({ own }) => {
  const [eve, fay] = [await own.person(), await own.member('fay@harbour.example')];
  const ask = async (who: typeof eve | null, origin = own.url) => {
    const body = new FormData();
    body.set('email', fay.email);
    const answer = await own.ask(who, `${team}/person`, {
      method: 'POST',
      body,
      headers: { Origin: origin },
    });
    return [answer.status, (await answer.text()).includes(fay.email)];
  };
  expect(await ask(eve)).toEqual([403, false]);
  expect(await ask(fay, 'https://elsewhere.example')).toEqual([403, false]);
  expect((await ask(null))[1]).toBe(false);
  expect(await ask(fay)).toEqual([200, true]);
  // Nor past the site.
  expect((await eve.db.rpc('find_person', { p_email: fay.email })).data).toBeNull();
  expect((await eve.db.rpc('delete_old_demo_requests')).error).not.toBeNull();
});
