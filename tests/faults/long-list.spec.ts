import type { Page } from '@playwright/test';
import { totalLine } from './support';
import { requestColumns, requestListWords, requestPagesWords } from '@/content/words/dashboard';
import { readCsv } from '../support/read-csv';
import { expect, ROWS, test } from '../support/long-list';

const path = '/dashboard-list-form-data';

// One long list serves them all.
test.describe.configure({ mode: 'default' });

// What the server draws is looked at; thirteen long tables that a script wakes take a slow machine a minute.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('FT-19: more requests than the Data API hands out: the number is exact, every page is there, the file is whole', async ({
    page,
    request,
  }) => {
    // Thirteen pages of a hundred panels.
    test.slow();
    await page.goto(`${path}?size=100`);
    await expect(page.getByRole('caption')).toHaveText(requestListWords.total(ROWS));
    const names = new Set<string>();
    let pages = 0;
    for (;;) {
      pages += 1;
      for (const id of await page
        .getByRole('table')
        .getByRole('button')
        .evaluateAll((all) => all.map((each) => each.getAttribute('commandfor') ?? '')))
        names.add(id);
      const older = page.getByRole('link', { name: requestPagesWords.older });
      if ((await older.count()) === 0) break;
      const from = pages * 100 + 1;
      await older.click();
      const place = requestPagesWords.range(from, Math.min(from + 99, ROWS), ROWS);
      await expect(page.getByRole('navigation', { name: requestPagesWords.label })).toContainText(place);
    }
    expect([pages, names.size]).toEqual([13, ROWS]);

    const file = await request.get(`${path}/export`, { headers: { Cookie: await cookieOf(page) } });
    expect(file.headers()['x-total-rows']).toBe(String(ROWS));
    const [head, ...rows] = readCsv(await file.text());
    expect(head?.slice(0, 5)).toEqual([
      requestColumns.name,
      requestColumns.email,
      requestColumns.phone,
      requestColumns.purpose,
      requestColumns.created_at,
    ]);
    expect(rows).toHaveLength(ROWS);
    const moments = rows.map(([, , , , at = '']) => at);
    expect(moments).toEqual(moments.toSorted().reverse());
    expect(new Set(rows.map((row) => row.join('|'))).size).toBe(ROWS);
  });
});

const cookieOf = async (page: Page) =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

test('AT-07: list, number and file follow the setting and the role', async ({ page, longList, request }) => {
  const seen = async () => {
    await page.goto(path);
    const caption = await page.getByText(totalLine).first().textContent();
    const file = await request.get(`${path}/export`, { headers: { Cookie: await cookieOf(page) } });
    return [caption, file.headers()['x-total-rows'], readCsv(await file.text()).length - 1];
  };
  const all = [requestListWords.total(ROWS), String(ROWS), ROWS];
  expect(await seen()).toEqual(all);
  await longList.sql("update private.settings set requests_readable_by = 'staff'");
  expect(await seen()).toEqual([requestListWords.total(0), '0', 0]);
  await longList.sql(`update auth.users set raw_app_meta_data = '{"role": "staff"}'`);
  expect(await seen()).toEqual(all);
  await longList.sql("update auth.users set raw_app_meta_data = '{}'");
  expect(await seen()).toEqual([requestListWords.total(0), '0', 0]);
  await longList.sql("update private.settings set requests_readable_by = 'verified'");
});
