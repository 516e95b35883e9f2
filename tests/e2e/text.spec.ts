import { parseHtml } from '@/adapter/html-tree';
import { teamMessages } from '@/content/messages/dashboard';
import { searchMessages } from '@/content/messages/search';
import { pages } from '@/lib/site-map/pages';
import { findJoinedWords } from '../support/find-joined-words';
import { sectionToFind } from '../support/sample-records';
import { dashboard, expect, hydrate, openDialog, sendRequest, test } from './support';

const others = [
  '/auth',
  '/auth?tab=sign-up',
  '/auth/reset',
  '/no-such-page',
  '/case-studies/nope',
  '/press-release/nope',
];

test('Words of every page stay apart where no style sheet is read', async ({ request }) => {
  const found: string[] = [];
  for (const path of [...pages, ...others]) {
    const html = await (await request.get(path)).text();
    found.push(...findJoinedWords(parseHtml(html)).map((place) => `${path}: ${place}`));
  }
  expect(found).toEqual([]);
});

test('Words of the dialogs stay apart where no style sheet is read', async ({ page }) => {
  await page.goto('/');
  await openDialog(page);
  expect(findJoinedWords(parseHtml(await page.content()))).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: searchMessages.title });
  await dialog.getByRole('combobox').fill(sectionToFind.text);
  await expect(dialog.getByRole('option').first()).toBeVisible();
  expect(findJoinedWords(parseHtml(await page.content()))).toEqual([]);
});

test('Words of the dashboard stay apart where no style sheet is read', async ({ page, staff }) => {
  const { id, name } = await sendRequest(staff);
  await page.goto(`${dashboard}?request=${id}`);
  await hydrate(page);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  expect(findJoinedWords(parseHtml(await page.content()))).toEqual([]);
  await page.goto(`${dashboard}/team`);
  await expect(page.getByRole('heading', { name: teamMessages.team, exact: true })).toBeVisible();
  expect(findJoinedWords(parseHtml(await page.content()))).toEqual([]);
});
