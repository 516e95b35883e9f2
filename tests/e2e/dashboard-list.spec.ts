import { readFileSync } from 'node:fs';
import {
  chartMessages,
  dashboardMessages,
  filterMessages,
  listMessages,
  pageMessages,
  requestColumns as columns,
  sourceMessages,
  statusMessages,
  teamMessages,
} from '@/content/messages/dashboard';
import { readRecords } from '../support/read-csv';
import {
  createAccount,
  dashboard,
  expect,
  createName,
  makeStaff,
  sendRequest,
  sendRequests,
  signInByCookie,
  test,
  findViolations,
} from './support';

/** Sends more requests than a page of the list shows, and returns the search word for them. */
async function sendManyRequests(): Promise<string> {
  const word = createName().replace('Amara ', '');
  for (const sender of ['a', 'b', 'c'])
    await sendRequests(
      await createAccount(),
      ...Array.from({ length: 10 }, (_, index) => ({
        email: `${index}-${sender}@northwind-rail.example`,
        purpose: `Replan the crèws of ${word}.`,
        attribution: sender === 'a' ? { utm_source: `source-${word}` } : {},
      })),
    );
  return word;
}

// The tests share these requests.
test.describe.configure({ mode: 'default' });
let word = '';
test.beforeAll(async () => {
  word = await sendManyRequests();
});

test('Staff see the specified columns, newest first, and search without regard to accents', async ({
  page,
  member,
}) => {
  await page.goto(dashboard);
  await expect(page.getByRole('columnheader')).toHaveText([
    columns.name,
    columns.email,
    columns.phone,
    columns.purpose,
    columns.created_at,
  ]);
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(25);
  expect(member.email).not.toBe('');

  const search = page.getByRole('searchbox', { name: filterMessages.search });
  await search.fill(`CREWS ${word.toUpperCase()}`);
  await expect(page).toHaveURL(`${dashboard}?q=CREWS+${word.toUpperCase()}`);
  await expect(page.getByText(listMessages.matching(30)).first()).toBeVisible();
  await expect(search).toBeFocused();
  const readTimes = () =>
    rows.locator('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  const first = await readTimes();
  expect(await findViolations(page)).toEqual([]);

  const place = page.getByRole('navigation', { name: pageMessages.label });
  await page.getByRole('link', { name: pageMessages.older }).click();
  await expect(place).toContainText(pageMessages.range(26, 30, 30));
  await expect(rows).toHaveCount(5);
  const all = [...first, ...(await readTimes())];
  expect(all).toEqual(all.toSorted().reverse());
  await page.getByRole('link', { name: pageMessages.newer }).click();
  await expect(place).toContainText(pageMessages.range(1, 25, 30));

  await page.goto(`${dashboard}?q=${word}&page=99`);
  await expect(page).toHaveURL(`${dashboard}?q=${word}`);
});

test('Staff narrow the list by filters, and Back undoes them', async ({ page, staff }) => {
  expect(staff.email).not.toBe('');
  await page.goto(`${dashboard}?q=${word}`);
  const source = page.getByRole('combobox', { name: sourceMessages.column });
  await expect(source).toBeVisible();
  await page.goto(`${dashboard}?q=${word}&source=source-${word}`);
  await expect(page.getByText(listMessages.matching(10)).first()).toBeVisible();
  await expect(source).toHaveValue(`source-${word}`);

  await page.getByRole('combobox', { name: statusMessages.label }).selectOption('closed');
  await expect(page.getByRole('heading', { name: listMessages.noMatch })).toBeVisible();
  await page.getByRole('combobox', { name: statusMessages.label }).selectOption('new');
  await expect(page.getByText(listMessages.matching(10)).first()).toBeVisible();

  const [today = ''] = (await page.locator('tbody time').first().getAttribute('datetime'))?.split('T') ?? [];
  const newest = page.getByText(listMessages.matching(10)).first();
  await page.goto(`${dashboard}?q=${word}&source=source-${word}&from=${today}&to=${today}`);
  await expect(newest).toBeVisible();
  await page.goto(`${dashboard}?q=${word}&source=source-${word}&to=2020-01-01`);
  await expect(page.getByRole('heading', { name: listMessages.noMatch })).toBeVisible();

  await page.getByLabel(filterMessages.from).fill('2020-01-02');
  await page.getByLabel(filterMessages.to).fill('2020-01-01');
  await expect(page.getByRole('alert').filter({ hasText: listMessages.reversed })).toBeVisible();
  await page.getByRole('link', { name: listMessages.showAll }).click();
  await expect(page).toHaveURL(dashboard);
  await expect(page.getByLabel(filterMessages.from)).toHaveValue('');
  await expect(page.getByRole('searchbox', { name: filterMessages.search })).toHaveValue('');
});

test('Staff save the list that they see as a file', async ({ page, staff }) => {
  expect(staff.email).not.toBe('');
  await page.goto(`${dashboard}?q=${word}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: filterMessages.download }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^demo-requests-\d{4}-\d\d-\d\d\.csv$/);
  const rows = readRecords(readFileSync(await download.path(), 'utf8'));
  expect(rows).toHaveLength(30);
  for (const { [columns.purpose]: purpose, [`${columns.created_at} (UTC)`]: at } of rows) {
    expect(purpose).toContain(word);
    expect(at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  }
});

test('Staff find a name without its letters and a number as it is pasted', async ({ page, staff }) => {
  const surname = createName().replace('Amara ', '');
  const phone = `4477009${Math.floor(Math.random() * 90_000 + 10_000)}`;
  await sendRequest(staff, { name: `Łukasz Straßer Søren ${surname}`, phone });
  const number = phone.replace(/^(..)(....)/, '+$1\u2011$2\u2013');
  for (const search of [`lukasz strasser soren ${surname}`, `\u202a${number}\u202c`]) {
    await page.goto(dashboard);
    await page.getByRole('searchbox', { name: filterMessages.search }).fill(search);
    await expect(page.getByText(listMessages.matching(1)).first()).toBeVisible();
    await expect(page.getByRole('row', { name: surname })).toBeVisible();
  }
});

test.describe(() => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('A reader in Auckland has one time zone in list, chart, filter and file, and a bar leads to its day', async ({
    page,
    staff,
  }) => {
    const row = await sendRequest(staff);
    await page.goto(dashboard);
    const zone = 'Pacific/Auckland';
    const [day, time] = [
      { month: 'short', day: 'numeric' },
      { month: 'short', day: 'numeric', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    ].map(
      (options) => (date: Date) =>
        new Intl.DateTimeFormat('en-US', { ...(options as object), timeZone: zone }).format(date),
    );
    await expect(page.getByRole('group', { name: filterMessages.dates(zone) })).toBeVisible();
    await page.getByText(/^Last 30 days/).click();
    await expect(page.getByText(chartMessages.note(zone))).toBeVisible();
    const bar = page.getByRole('link', { name: new RegExp(`^${day?.(new Date())}: `) });
    await bar.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/from=/);
    const times = page.getByRole('row', { name: row.name }).locator('time');
    const at = new Date((await times.getAttribute('datetime')) ?? '');
    await expect(times).toHaveText(time?.(at) ?? '');
    for (const text of await page.locator('tbody time').allTextContents())
      expect(text).toContain(`${day?.(new Date())},`);

    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: filterMessages.download }).click();
    const file = readRecords(readFileSync(await (await saved).path(), 'utf8'));
    const mine = file.find(({ [columns.name]: name }) => name === row.name);
    const sent = new Date(`${mine?.[`${columns.created_at} (${zone})`]}Z`);
    expect(new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' }).format(sent)).toBe(
      new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: zone }).format(at),
    );
  });
});

test('On a phone each value has the heading of its column beside it, and the table keeps its roles', async ({
  page,
  staff,
}) => {
  const row = await sendRequest(staff);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${dashboard}?q=${encodeURIComponent(row.name)}`);
  const headings = [columns.name, columns.email, columns.phone, columns.purpose, columns.created_at];
  await expect(page.getByRole('columnheader')).toHaveText(headings);
  const card = page.getByRole('row', { name: row.name });
  await expect(card.getByRole('cell')).toHaveCount(headings.length);
  for (const heading of headings) await expect(card.getByText(heading, { exact: true })).toBeVisible();
  const { nodes } = (await (
    await page.context().newCDPSession(page)
  ).send('Accessibility.getFullAXTree')) as {
    nodes: { ignored: boolean; role?: { value: string } }[];
  };
  const roles = nodes.filter(({ ignored }) => !ignored).map(({ role }) => role?.value);
  for (const role of ['table', 'row', 'columnheader', 'cell']) expect(roles).toContain(role);
});

for (const width of [1440, 1000, 390])
  test(`At ${width} px no cell of the list is cut, no button breaks its words, and the account has a line`, async ({
    page,
    staff,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(dashboard);
    const measure = async (name: string | RegExp, role: 'link' | 'button') =>
      (await page.getByRole('main').getByRole(role, { name }).boundingBox()) ?? { y: 0, height: 0 };
    const download = await measure(filterMessages.download, 'link');
    expect(download.height).toBeLessThanOrEqual(44);
    const signOut = await measure(dashboardMessages.signOut, 'button');
    const email = await page.getByRole('main').getByText(staff.email).boundingBox();
    const middle = signOut.y + signOut.height / 2;
    expect(Math.abs((email?.y ?? 0) + (email?.height ?? 0) / 2 - middle)).toBeLessThanOrEqual(4);
    const cut = await page
      .getByRole('cell')
      .evaluateAll(
        (cells) => cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
      );
    expect(cut).toBe(0);
    if (width > 390) {
      const team = await measure(teamMessages.title, 'link');
      expect(Math.abs(team.y + team.height / 2 - middle)).toBeLessThanOrEqual(4);
    }
  });

test('The list is accessible on a phone, full or empty', async ({ page, account }) => {
  await makeStaff(account);
  await signInByCookie(page, account);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [query, total] of [
    ['zzzz', 0],
    [word, 30],
  ] as const) {
    await page.goto(`${dashboard}?q=${query}`);
    await expect(page.getByText(listMessages.matching(total)).first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});

test('On a phone no control makes the browser zoom, and doubled text is whole', async ({ page, account }) => {
  await makeStaff(account);
  const row = await sendRequest(account);
  await signInByCookie(page, account);
  await page.setViewportSize({ width: 360, height: 800 });
  const list = `${dashboard}?q=${encodeURIComponent(row.name)}`;
  for (const path of [list, `${list}&request=${row.id}`]) {
    await page.goto(path);
    await expect(page.getByText(listMessages.matching(1)).first()).toBeAttached();
    if (path !== list) await expect(page.getByRole('dialog')).toBeVisible();
    const sizes = await page
      .locator('input:visible, select:visible, textarea:visible')
      .evaluateAll((controls) => controls.map((control) => parseFloat(getComputedStyle(control).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);

    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const clipped = await page.locator('main, [role=dialog]').evaluateAll((roots) =>
      roots
        // A field scrolls the text that is typed into it.
        .flatMap((root) => [...root.querySelectorAll(':not(input)')])
        .filter((element) => {
          const hides = getComputedStyle(element).overflowX !== 'visible';
          return hides && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
        })
        .map((element) => element.outerHTML.slice(0, 200)),
    );
    expect(clipped).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});

test('The list begins and ends with the page header', async ({ page, member }) => {
  expect(member.email).not.toBe('');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(dashboard);
  const box = await page.getByRole('table').boundingBox();
  const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
  expect(Math.abs((box?.x ?? 0) - (logo?.x ?? 0))).toBeLessThanOrEqual(2);
});
