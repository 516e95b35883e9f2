import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { actions } from '@/content/words/actions';
import {
  dashboardWords,
  requestColumns,
  requestListWords,
  requestPagesWords,
  requestToolbarWords,
} from '@/content/words/dashboard';
import { type Account, backend, createAccount, freshName, numbered, request } from '../e2e/support';
import { readCsv } from '../support/read-csv';
import { expect, test } from './test.ts';
import { label, role, type Target, type Visitor } from './visitor.ts';
import { signIn } from './sign-in.ts';

const path = '/dashboard-list-form-data';
/** As many as the database takes of one account within an hour. */
const MOST = 10;
const search = role('searchbox', requestToolbarWords.search);
const table = role('table');
const pages = role('navigation', requestPagesWords.label);

/** Sends requests past the site, as different accounts; all of them are found by the mark in their purpose. */
async function sendRequests(count: number): Promise<{ account: Account; mark: string; names: string[] }> {
  const mark = `mark ${randomUUID()}`;
  const names = Array.from({ length: count }, () => freshName());
  const accounts = await Promise.all(Array.from({ length: Math.ceil(count / MOST) }, createAccount));
  await Promise.all(
    accounts.map(async (account, at) => {
      const client = backend();
      await client.auth.signInWithPassword(account);
      const rows = names.slice(at * MOST, (at + 1) * MOST).map((name, index) => ({
        ...request(name),
        email: `buyer-${String(at * MOST + index).padStart(2, '0')}@northwind-rail.example`,
        phone: '447700900142',
        purpose: `Replan crews and depots: ${mark}`,
      }));
      expect((await client.from('demo_requests').insert(rows)).error).toBeNull();
    }),
  );
  const [account] = accounts;
  if (!account) throw new Error('Nobody sent a request.');
  return { account, mark, names };
}

const listOf = (mark: string) => `${path}?q=${encodeURIComponent(mark)}`;

/** The texts of a column, from the top. */
const column = (visitor: Visitor, index: number) =>
  visitor
    .on(table, (element) =>
      [...element.querySelectorAll('tbody tr')].map((row) =>
        [...row.children].map((cell) => cell.textContent),
      ),
    )
    .then((rows) => rows.map((cells) => cells[index - 1] ?? ''));

/** By how many pixels each date is cut off. The inside of its field is the browser's own, and tells its width to nobody. */
const cutDates = (visitor: Visitor) =>
  visitor.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input[type=date]')].map((field) => {
      const free = field.cloneNode() as HTMLInputElement;
      Object.assign(free.style, { position: 'absolute', inlineSize: 'max-content' });
      field.after(free);
      const missing = free.getBoundingClientRect().width - field.getBoundingClientRect().width;
      free.remove();
      return Math.max(0, Math.round(missing));
    }),
  );

/** Waits until the list answers to keys, which is a little later than the rest of the page. */
async function listIsHydrated(visitor: Visitor, first: Target) {
  await visitor.hydrate();
  await expect(async () => {
    await visitor.focus(search);
    await visitor.press('ArrowDown');
    await visitor.focused(first, 500);
  }).toPass();
}

test('the panel of a request opens by key and by mouse, and gives the focus back', async ({ visitor }) => {
  const { account, mark, names } = await sendRequests(3);
  await signIn(visitor, account, listOf(mark));
  const rows = (await column(visitor, 1)).map((name) => role('button', name));
  const [first, second] = rows;
  if (!first || !second) throw new Error('There are no rows.');
  expect(rows).toHaveLength(names.length);
  await listIsHydrated(visitor, first);

  await visitor.press('ArrowDown');
  await visitor.focused(second);
  await visitor.press('ArrowUp');
  await visitor.focused(first);
  await visitor.press('ArrowDown');
  await visitor.press('Enter');
  const panel = role('dialog', second.name as string);
  await visitor.sees(panel);
  await visitor.says(mark, panel);
  await visitor.isAt(/[?&]request=[0-9a-f-]{36}/);
  // With the panel open the keys are the panel's.
  await visitor.press('ArrowDown');
  await visitor.press('/');
  expect(await visitor.evaluate(() => document.activeElement?.closest('dialog')?.open)).toBe(true);
  await visitor.press('Escape');
  await visitor.missing(panel);
  await visitor.focused(second);
  await visitor.isAt(listOf(mark).replaceAll('%20', '+'));

  await visitor.click(first);
  const other = role('dialog', first.name as string);
  await visitor.click(role('button', actions.close, other));
  await visitor.missing(other);
  await visitor.focused(first);
  await visitor.click(first);
  await visitor.sees(other);
  await visitor.tab.clickAt(100, 500);
  await visitor.missing(other);
});

test('the list follows the search, its heads and its pages without a load, and is saved as a file', async ({
  visitor,
  downloads,
}) => {
  const { account, mark, names } = await sendRequests(27);
  await signIn(visitor, account, path);
  const [newest = ''] = await column(visitor, 1);
  await listIsHydrated(visitor, role('button', newest));
  await visitor.evaluate(() => void Object.assign(window, { same: true }));

  await visitor.press('/');
  await visitor.focused(search);
  await visitor.type(mark);
  await visitor.says(requestListWords.matching(27));
  await visitor.focused(search);
  await visitor.holds(search, mark);
  await visitor.says('1 to 25 of 27', pages);

  await visitor.click(role('link', requestColumns.name, table));
  await visitor.isAt(/[?&]sort=name/);
  const sorted = names.toSorted((a, b) => a.localeCompare(b, 'en'));
  await expect.poll(() => column(visitor, 1)).toEqual(sorted.slice(0, 25));
  expect(await visitor.attribute(role('columnheader', requestColumns.name), 'aria-sort')).toBe('ascending');
  await visitor.click(role('link', requestPagesWords.next, pages));
  await visitor.says('26 to 27 of 27', pages);
  expect(await column(visitor, 1)).toEqual(sorted.slice(25));
  await visitor.tab.back();
  await expect.poll(() => column(visitor, 1)).toEqual(sorted.slice(0, 25));
  await visitor.click(role('link', '50', pages));
  await expect.poll(() => column(visitor, 1)).toEqual(sorted);
  expect(await visitor.evaluate(() => 'same' in window)).toBe(true);

  await visitor.click(role('link', requestToolbarWords.download));
  await visitor.says('27 requests exported.');
  const file = () => readdirSync(downloads).find((name) => /^demo-requests-\d{4}-\d\d-\d\d\.csv$/.test(name));
  await expect.poll(file).toBeTruthy();
  const read = () => readCsv(readFileSync(join(downloads, file() ?? ''), 'utf8'));
  await expect.poll(() => read().length).toBe(28);
  const [head, ...lines] = read();
  expect(head).toEqual([
    requestColumns.name,
    requestColumns.email,
    requestColumns.phone,
    requestColumns.purpose,
    requestColumns.created_at,
  ]);
  expect(lines.map(([name]) => name)).toEqual(sorted);
  expect(lines[0]?.slice(1, 4)).toEqual(
    await Promise.all([2, 3, 4].map(async (index) => (await column(visitor, index))[0])),
  );
});

test('periods and dates narrow the list', async ({ visitor }) => {
  const { account, mark, names } = await sendRequests(1);
  await signIn(visitor, account, listOf(mark));
  const [name = ''] = names;
  await listIsHydrated(visitor, role('button', name));
  await visitor.click(role('link', '7 days'));
  await visitor.isAt(/[?&]from=\d{4}-\d\d-\d\d/);
  await expect.poll(() => visitor.attribute(role('link', '7 days'), 'aria-current')).toBe('true');
  await visitor.sees(role('button', name));
  await visitor.click(role('link', requestToolbarWords.allDays));
  await visitor.isAt(/^(?!.*[?&]from=)/);

  await visitor.focus(label(requestToolbarWords.from));
  await visitor.type('03/04/2026');
  await visitor.isAt(/[?&]from=2026-03-04/);
  await visitor.sees(role('button', name));
  await visitor.focus(label(requestToolbarWords.to));
  await visitor.type('03/05/2026');
  await visitor.isAt(/[?&]to=2026-03-05/);
  await visitor.sees(role('heading', requestListWords.noMatch(mark)));
  await visitor.says(requestListWords.advice.both);
  await visitor.click(role('link', requestListWords.showAll));
  await visitor.isAt(/^(?!.*[?&](from|to|q)=)/);
  await visitor.sees(role('button', name));
  await visitor.holds(search, '');
  await visitor.holds(label(requestToolbarWords.from), '');
});

test('a new request announces itself, and appears when asked for', async ({ visitor }) => {
  const { account } = await sendRequests(1);
  await signIn(visitor, account, path);
  // Other tests send requests too.
  const [newest = ''] = await column(visitor, 1);
  await listIsHydrated(visitor, role('button', newest));
  const client = backend();
  await client.auth.signInWithPassword(account);
  const name = freshName();
  const row = { ...request(name), phone: '447700900142' };
  expect((await client.from('demo_requests').insert(row)).error).toBeNull();
  await visitor.missing(role('button', name));
  const button = role(
    'button',
    new RegExp(
      `^(?:${RegExp.escape(dashboardWords.newRequests(1))}|${numbered(dashboardWords.newRequests)})$`,
    ),
  );
  await expect(async () => {
    // Coming back to the tab asks at once, in place of every 20 seconds.
    await visitor.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await visitor.sees(button, 1000);
  }).toPass();
  await visitor.click(button);
  await visitor.sees(role('button', name));
  await visitor.missing(button);
});

for (const width of [1280, 390]) {
  test(`${width} px wide: nothing is cut, beside the window or hard to use`, async ({ visit }) => {
    const { account, mark, names } = await sendRequests(2);
    const visitor = await visit({ width, height: 800 });
    await signIn(visitor, account, listOf(mark));
    await visitor.goto(`${listOf(mark)}&from=2026-01-01&to=2036-12-31`);
    await visitor.sees(role('button', names[0] ?? ''));
    await visitor.hydrate();
    expect(await visitor.overflow()).toBe(0);
    expect(await visitor.violations()).toEqual([]);

    const order = role('combobox', requestToolbarWords.order);
    if (width === 1280) {
      await visitor.missing(order);
      expect(await cutDates(visitor)).toEqual([0, 0]);
      return;
    }
    await visitor.focus(order);
    const wanted = requestToolbarWords.orders['-name'];
    const others = Object.values(requestToolbarWords.orders).filter((words) => words !== wanted);
    // As far as no other order begins so.
    const own = Array.from(wanted, (_, at) => at + 1).find((length) =>
      others.every((words) => !words.startsWith(wanted.slice(0, length))),
    );
    // Letter by letter, as a closed list is chosen from: each engine takes them.
    await expect(async () => {
      for (const letter of wanted.slice(0, own)) await visitor.press(letter);
      await expect.poll(() => visitor.path(), { timeout: 2000 }).toContain('sort=-name');
    }).toPass();
    const sorted = names.toSorted((a, b) => b.localeCompare(a, 'en'));
    await expect.poll(() => column(visitor, 1)).toEqual(sorted);

    const [name = ''] = sorted;
    await visitor.click(role('button', name));
    const panel = role('dialog', name);
    await visitor.says(mark, panel);
    expect(await visitor.overflow()).toBe(0);
    expect(await visitor.violations()).toEqual([]);
    await visitor.press('Escape');
    await visitor.focused(role('button', name));
    expect(await cutDates(visitor)).toEqual([0, 0]);
  });
}
