import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import {
  exportWords,
  requestColumns,
  requestListWords,
  requestPagesWords,
  requestToolbarWords,
} from '@/content/words/dashboard';
import { readCsv } from '../support/read-csv';
import {
  dashboard,
  expect,
  sendRequests,
  createAccount,
  freshName,
  signInByCookie,
  test,
  toastRegion,
  violations,
} from './support';

/** Sends more requests than a page of the list shows, and returns the word with which they are found. */
async function sendManyRequests(): Promise<string> {
  const word = freshName().replace('Amara ', '');
  for (const sender of ['a', 'b', 'c'])
    await sendRequests(
      await createAccount(),
      ...Array.from({ length: 10 }, (_, index) => ({
        email: `${index}-${sender}@northwind-rail.example`,
        purpose: `Replan crews of ${word}.`,
      })),
    );
  return word;
}

// Both look at the same requests.
test.describe.configure({ mode: 'default' });
let word = '';
test.beforeAll(async () => {
  word = await sendManyRequests();
});
test.beforeEach(({ page, account }) => signInByCookie(page, account));

test('searching, sorting and paging lead to addresses that say the same without scripts', async ({
  page,
}) => {
  await page.goto(dashboard);
  await expect(page.getByRole('columnheader', { name: requestColumns.created_at })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(25);

  const search = page.getByRole('searchbox', { name: requestToolbarWords.search });
  await search.fill(word.toUpperCase());
  await search.press('Enter');
  await expect(page).toHaveURL(`${dashboard}?q=${word.toUpperCase()}`);
  await expect(page.getByText(requestListWords.matching(30)).first()).toBeVisible();
  for (const purpose of await rows.locator('td:nth-child(4)').allTextContents())
    expect(purpose).toContain(word);

  const byEmail = page.getByRole('columnheader', { name: requestColumns.email });
  await byEmail.getByRole('link').click();
  await expect(byEmail).toHaveAttribute('aria-sort', 'ascending');
  const shown = () => rows.locator('td:nth-child(2)').allTextContents();
  const first = await shown();
  const place = page.getByRole('navigation', { name: requestPagesWords.label });
  await page.getByRole('link', { name: requestPagesWords.next }).click();
  await expect(place).toContainText(requestPagesWords.range(26, 30, 30));
  const all = [...first, ...(await shown())];
  expect(all).toHaveLength(30);
  expect(all).toEqual(all.toSorted());

  // The address alone, without scripts, brings the same rows.
  const $ = load(await (await page.request.get(page.url())).text());
  const cells = $('tbody td')
    .toArray()
    .map((cell) => $(cell).text());
  expect(cells.filter((text) => text.endsWith('@northwind-rail.example'))).toEqual(all.slice(25));
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: requestPagesWords.previous }).click();
  await expect(place).toContainText(requestPagesWords.range(1, 25, 30));
  expect(await shown()).toEqual(first);
  await page.getByRole('link', { name: '50', exact: true }).click();
  await expect(rows).toHaveCount(30);
});

test('the list that is shown is saved as a file', async ({ page }) => {
  await page.goto(`${dashboard}?q=${word}&sort=email`);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: requestToolbarWords.download }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^demo-requests-\d{4}-\d\d-\d\d\.csv$/);
  const [, ...rows] = readCsv(readFileSync(await download.path(), 'utf8'));
  const emails = rows.map(([, email]) => email);
  expect(emails).toHaveLength(30);
  expect(emails).toEqual(emails.toSorted());
  for (const [, , , purpose, at = ''] of rows) {
    expect(purpose).toContain(word);
    expect(new Date(at).toISOString()).toBe(at);
  }
  await expect(page.getByRole('region', { name: toastRegion }).getByText(exportWords.done(30))).toBeVisible();
});
