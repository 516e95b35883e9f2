import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  exportWords,
  requestColumns,
  requestListWords,
  requestPagesWords,
  requestStatusWords,
  requestToolbarWords,
} from '@/content/words/dashboard';
import { readCsv } from '../support/read-csv';
import { hydrate, matchingLine, numbered, toastRegion, violations } from './support';
import { expect, ROWS, test } from '../support/long-list';

const path = '/dashboard-list-form-data';
const counted = new RegExp(
  [requestListWords.total, requestListWords.matching].map((words) => numbered(words)).join('|'),
);
const total = (page: Page, words: string) =>
  expect(page.getByRole('status').filter({ hasText: counted })).toHaveText(words);
const column = (page: Page, index: number) =>
  page.getByRole('table').locator(`tbody td:nth-child(${index})`).allTextContents();
const place = (page: Page, words: string) =>
  expect(page.getByRole('navigation', { name: requestPagesWords.label })).toContainText(words);

// One long list serves them all.
test.describe.configure({ mode: 'default' });

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('searching, sorting and paging lead to addresses that say the same to anybody', async ({
      page,
      browser,
      context,
    }) => {
      await page.goto(path);
      await total(page, requestListWords.total(ROWS));
      await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(25);
      await expect(page.getByRole('columnheader', { name: requestColumns.created_at })).toHaveAttribute(
        'aria-sort',
        'descending',
      );

      await page.getByRole('searchbox', { name: requestToolbarWords.search }).fill('CUSTOMS exceptions');
      await page.getByRole('searchbox', { name: requestToolbarWords.search }).press('Enter');
      await expect(page).toHaveURL(/[?&]q=CUSTOMS\+exceptions/);
      await expect(page.getByText(matchingLine).first()).toBeVisible();
      for (const purpose of await column(page, 4)) expect(purpose).toContain('customs exceptions');

      await page.getByRole('columnheader', { name: requestColumns.email }).getByRole('link').click();
      await expect(page).toHaveURL(/[?&]sort=email/);
      await expect(page.getByRole('columnheader', { name: requestColumns.email })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      const emails = await column(page, 2);
      expect(emails).toEqual(emails.toSorted());
      await page.getByRole('link', { name: requestPagesWords.next }).click();
      await place(page, '26 to 50 of ');
      const second = await column(page, 2);
      expect([...emails, ...second]).toEqual([...emails, ...second].toSorted());

      // The address alone brings somebody else to the same rows.
      const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      await other.context().addCookies(await context.cookies());
      await other.goto(page.url());
      await expect.poll(() => column(other, 2)).toEqual(second);
      await other.context().close();

      await page.getByRole('link', { name: requestPagesWords.previous }).click();
      await place(page, '1 to 25 of ');
      expect(await column(page, 2)).toEqual(emails);
      await page.getByRole('link', { name: '50', exact: true }).click();
      await place(page, '1 to 50 of ');
      await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(50);
    });

    test('a period is a range of days', async ({ page }) => {
      await page.goto(path);
      await page.getByRole('link', { name: '30 days' }).click();
      await expect(page).toHaveURL(/[?&]from=\d{4}-\d\d-\d\d/);
      await expect(page.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'true');
      const month = Number(/\d+/.exec((await page.getByRole('caption').textContent()) ?? '')?.[0]);
      expect(month).toBeGreaterThan(100);
      expect(month).toBeLessThan(ROWS / 2);
      await page.goto(`${path}?from=2020-01-01&to=2020-01-31`);
      await expect(page.getByRole('heading', { name: requestListWords.noMatchOfDates })).toBeVisible();
      await page.getByRole('link', { name: requestListWords.showAll }).click();
      await total(page, requestListWords.total(ROWS));
    });

    test('a search without result says so, and how to go back', async ({ page }) => {
      await page.goto(`${path}?q=${encodeURIComponent('<b>nobody %')}`);
      await expect(
        page.getByRole('heading', { name: requestListWords.noMatch('<b>nobody %') }),
      ).toBeVisible();
      await expect(page.getByText(requestListWords.empty)).toHaveCount(0);
      await total(page, requestListWords.matching(0));
      await page.getByRole('link', { name: requestListWords.showAll }).click();
      await total(page, requestListWords.total(ROWS));
      if (scripts)
        await expect(page.getByRole('searchbox', { name: requestToolbarWords.search })).toHaveValue('');
    });

    test('the list that is shown is saved as a file', async ({ page }) => {
      await page.goto(`${path}?q=jonas&sort=name`);
      const matching = Number(/\d+/.exec((await page.getByRole('caption').textContent()) ?? '')?.[0]);
      const saved = page.waitForEvent('download');
      await page.getByRole('link', { name: requestToolbarWords.download }).click();
      const download = await saved;
      expect(download.suggestedFilename()).toMatch(/^demo-requests-\d{4}-\d\d-\d\d\.csv$/);
      const [, ...rows] = readCsv(readFileSync(await download.path(), 'utf8'));
      expect(rows).toHaveLength(matching);
      expect(rows.slice(0, 25).map(([name]) => name)).toEqual(await column(page, 1));
      for (const row of rows) expect(row.join(' ').toLowerCase()).toContain('jonas');
      for (const [, , , , at = ''] of rows) expect(new Date(at).toISOString()).toBe(at);
      if (scripts)
        await expect(
          page.getByRole('region', { name: toastRegion }).getByText(exportWords.done(matching)),
        ).toBeVisible();
    });
  });
}

test('the list follows what is typed, the way back leads to the list before, and nothing is loaded anew', async ({
  page,
}) => {
  await page.goto(path);
  await page.evaluate(() => Object.assign(window, { same: true }));
  const search = page.getByRole('searchbox', { name: requestToolbarWords.search });
  await search.pressSequentially('olga.');
  await expect(page).toHaveURL(/[?&]q=olga\./);
  await expect(page.getByText(matchingLine).first()).toBeVisible();
  await expect(search).toBeFocused();
  await page.getByRole('columnheader', { name: requestColumns.name }).getByRole('link').click();
  await expect(page).toHaveURL(/sort=name/);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=name/);
  await page.goBack();
  await total(page, requestListWords.total(ROWS));
  await expect(search).toHaveValue('');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test(
  'a download that breaks off is not a file, and says so',
  { tag: '@expects-errors' },
  async ({ page }) => {
    await page.goto(path);
    await page.route('**/export*', (route) => route.abort());
    await page.getByRole('link', { name: requestToolbarWords.download }).click();
    await expect(page.getByText(exportWords.failed)).toBeVisible();
    await page.unroute('**/export*');
    await page.context().clearCookies({ name: /^session/ });
    await page.getByRole('link', { name: requestToolbarWords.download }).click();
    await expect(page.getByText(exportWords.signedOut)).toBeVisible();
  },
);

test('keys: / searches the list, arrows walk along the rows, Enter opens one, Escape closes it', async ({
  page,
}) => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: requestToolbarWords.search });
  await expect(search).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(search).toHaveValue('/');
  await search.fill('');
  const rows = page.getByRole('table').locator('tbody').getByRole('button');
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: (await rows.nth(1).textContent()) ?? '' });
  await expect(panel).toBeVisible();
  // With the panel open the keys are the panel's.
  await page.keyboard.press('/');
  await expect(search).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(rows.nth(1)).toBeFocused();
});

test('/ leads to the search of the list, and not to that of the site, before the page is hydrated too', async ({
  page,
}) => {
  // Scripts come when the test says so.
  const { promise: asked, resolve: come } = Promise.withResolvers<unknown>();
  await page.route('**/*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  const search = page.getByRole('searchbox', { name: requestToolbarWords.search });
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('ada');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('ada');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  come(null);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(search).toHaveValue('ada');

  // And the moment it is.
  await search.blur();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('days are those of the reader, and the address keeps whose', async ({ browser, context, longList }) => {
  const far = await browser.newContext({ timezoneId: 'Pacific/Kiritimati', baseURL: longList.url });
  await far.addCookies(await context.cookies());
  const page = await far.newPage();
  await page.goto(path);
  await page.getByRole('link', { name: '7 days' }).click();
  await expect(page).toHaveURL(/zone=Pacific%2FKiritimati/);
  const first = new URL(page.url()).searchParams.get('from') ?? '';
  await page.getByRole('columnheader', { name: requestColumns.created_at }).getByRole('link').click();
  await expect(page).toHaveURL(/sort=created_at/);
  const moments = await page
    .locator('tbody time')
    .evaluateAll((all) => all.map((each) => each.getAttribute('datetime') ?? ''));
  // Kiritimati is fourteen hours ahead.
  const begin = Date.parse(first) - 14 * 3_600_000;
  for (const moment of moments) expect(Date.parse(moment)).toBeGreaterThanOrEqual(begin);
  await far.close();
});

test('on a slow line all that is pressed holds, and the days of an address stay its own', async ({
  page,
}) => {
  await page.goto(`${path}?from=2020-01-01&zone=Pacific%2FKiritimati`);
  await page.waitForLoadState('networkidle');
  const { promise: asked, resolve: come } = Promise.withResolvers<unknown>();
  await page.route(/[?&]q=/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByRole('searchbox', { name: requestToolbarWords.search }).fill('customs');
  const filter = page.getByRole('navigation', { name: requestStatusWords.filter });
  await filter.getByRole('link', { name: requestStatusWords.status.new }).click();
  await page.getByRole('columnheader', { name: requestColumns.email }).getByRole('link').click();
  come(null);
  await expect(page).toHaveURL(
    /\?q=customs&from=2020-01-01&zone=Pacific%2FKiritimati&status=new&sort=email$/,
  );
  for (const purpose of await column(page, 4)) expect(purpose).toContain('customs');
});

test('on a slow line a filter and a search are taken back as they were asked for', async ({ page }) => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const { promise: asked, resolve: come } = Promise.withResolvers<unknown>();
  await page.route(/[?&](status|q)=.*_rsc=/, async (route) => {
    await asked;
    await route.continue();
  });
  const filter = page.getByRole('navigation', { name: requestStatusWords.filter });
  const search = page.getByRole('searchbox', { name: requestToolbarWords.search });
  const all = filter.getByRole('link', { name: requestStatusWords.all, exact: true });
  const held = (address: RegExp) => page.waitForRequest(address);

  let waiting = held(/[?&]status=new.*_rsc=/);
  await filter.getByRole('link', { name: requestStatusWords.status.new }).click();
  await waiting;
  await all.click();
  waiting = held(/[?&]q=customs.*_rsc=/);
  await search.fill('customs');
  await waiting;
  await search.fill('');
  // Words stay where a filter is taken back.
  await search.fill('rail');
  await filter.getByRole('link', { name: requestStatusWords.status.new }).click();
  await all.click();
  come(null);
  await expect(page).toHaveURL(/form-data\?q=rail$/);
  await expect(search).toHaveValue('rail');
  await expect(page.getByText(matchingLine).first()).toBeVisible();
});

test('a letter that is typed and deleted keeps the pages where they are', async ({ page }) => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.getByRole('searchbox', { name: requestToolbarWords.search }).press('a');
  await page.keyboard.press('Backspace');
  await page.getByRole('link', { name: requestPagesWords.older }).click();
  await place(page, '26 to 50 of ');
});

test('at 320 px dates are whole, in the fields and in the cards', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(`${path}?from=2020-10-20&to=2030-12-30`);
  await expect(page.locator('tbody time').first()).toBeVisible();
  const lacking = await page.locator('input[type=date]').evaluateAll((fields) =>
    fields.map((field) => {
      const { width } = field.getBoundingClientRect();
      Object.assign((field as HTMLElement).style, {
        inlineSize: 'max-content',
        minInlineSize: 'max-content',
      });
      return Math.max(0, field.getBoundingClientRect().width - width);
    }),
  );
  expect(lacking).toEqual([0, 0]);
  const room = await page.locator('tbody time').evaluateAll((times) =>
    times.map((time) => {
      const words = document.createRange();
      words.selectNodeContents(time);
      const card = (time.closest('tr') as Element).getBoundingClientRect();
      return card.right - words.getBoundingClientRect().right;
    }),
  );
  expect(Math.min(...room)).toBeGreaterThanOrEqual(20);
});

for (const width of [360, 768, 1280]) {
  test(`${width} px wide: nothing to complain about, nothing beside the window, sortable`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of [path, `${path}?q=zzzz`, `${path}?sort=name&size=50`]) {
      await page.goto(address);
      await expect(page.getByRole('status').filter({ hasText: counted })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
    const order = page.getByRole('combobox', { name: requestToolbarWords.order });
    if (width >= 1280) await expect(order).toBeHidden();
    else {
      await page.goto(path);
      await hydrate(page);
      // The list is hydrated after the page.
      await expect(async () => {
        await order.selectOption(requestToolbarWords.orders['-name']);
        await expect(page).toHaveURL(/sort=-name/, { timeout: 2_000 });
      }).toPass();
    }
  });
}
