import type { Page } from '@playwright/test';
import {
  exportWords,
  requestChartWords,
  requestColumns,
  requestListWords,
  requestToolbarWords,
} from '@/content/words/dashboard';
import {
  dashboard,
  expect,
  holdScripts,
  hydrate,
  injectFault,
  numbered,
  sendRequest,
  sendRequests,
  signInByCookie,
  test,
  totalLine,
  violations,
} from '../e2e/support';

const matching = new RegExp(`^${numbered(requestListWords.matching)}$`);
const searchOf = (page: Page) => page.getByRole('searchbox', { name: requestToolbarWords.search });
const read = '/rest/v1/rpc/read_dashboard';

test('the list follows what is typed, and the way back leads to the list before without a load', async ({
  page,
  member,
}) => {
  const { name } = await sendRequest(member);
  await page.goto(dashboard);
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  const search = searchOf(page);
  await search.pressSequentially(name);
  await expect(page).toHaveURL(`${dashboard}?q=${name.replace(' ', '+')}`);
  await expect(page.getByText(requestListWords.matching(1)).first()).toBeVisible();
  await expect(search).toBeFocused();
  await page.getByRole('columnheader', { name: requestColumns.name }).getByRole('link').click();
  await expect(page).toHaveURL(/sort=name/);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=name/);
  await page.goBack();
  await expect(page.getByText(totalLine).first()).toBeVisible();
  await expect(search).toHaveValue('');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test(
  'a download that breaks off is not a file, and says so',
  { tag: '@expects-errors' },
  async ({ page, member }) => {
    await sendRequest(member);
    await page.goto(dashboard);
    await hydrate(page);
    const download = page.getByRole('link', { name: requestToolbarWords.download });
    await page.route('**/export*', (route) => route.abort());
    await download.click();
    await expect(page.getByText(exportWords.failed)).toBeVisible();
    await page.unroute('**/export*');
    await page.context().clearCookies({ name: /^session/ });
    await download.click();
    await expect(page.getByText(exportWords.signedOut)).toBeVisible();
  },
);

test('/ leads to the search of the list before any script, and arrows walk along the rows', async ({
  page,
  member,
}) => {
  await sendRequests(member, {}, {});
  const release = await holdScripts(page);
  await page.goto(dashboard, { waitUntil: 'commit' });
  const search = searchOf(page);
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('/ada');
  await expect(search).toHaveValue('/ada');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(search).toHaveValue('/ada');

  await page.goto(dashboard);
  await hydrate(page);
  const rows = page.getByRole('table').locator('tbody').getByRole('button');
  // The list is hydrated after the page.
  await expect(async () => {
    await search.focus();
    await page.keyboard.press('ArrowDown');
    await expect(rows.nth(0)).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
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

test('on a phone the list is sorted by a choice, and accessible, full or empty', async ({ page, member }) => {
  await sendRequest(member);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const query of ['?q=zzzz', '']) {
    await page.goto(dashboard + query);
    await expect(page.getByText(query ? requestListWords.matching(0) : totalLine).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
  await hydrate(page);
  const order = page.getByRole('combobox', { name: requestToolbarWords.order });
  // The list is hydrated after the page.
  await expect(async () => {
    await order.selectOption(requestToolbarWords.orders['-name']);
    await expect(page).toHaveURL(/sort=-name/, { timeout: 2000 });
  }).toPass();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a period is a range of days, and a search without result leads back to the list', async ({
    page,
    member,
  }) => {
    await sendRequest(member);
    await page.goto(dashboard);
    await page.getByRole('link', { name: '30 days' }).click();
    await expect(page).toHaveURL(/[?&]from=\d{4}-\d\d-\d\d/);
    await expect(page.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByText(matching).first()).toBeVisible();
    await page.goto(`${dashboard}?q=${encodeURIComponent('<b>nobody %')}`);
    await expect(page.getByRole('heading', { name: requestListWords.noMatch('<b>nobody %') })).toBeVisible();
    await page.getByRole('link', { name: requestListWords.showAll }).click();
    await expect(page.getByText(totalLine).first()).toBeVisible();
  });
});

test('the chart says what its tables say', async ({ page, member }) => {
  const today = new Date().toISOString().slice(0, 10);
  const recent = [
    { day: today, source: null, requests: 12 },
    { day: null, source: '<b>news.example</b>', requests: 9 },
    { day: null, source: null, requests: 3 },
  ];
  await injectFault({
    email: member.email,
    path: read,
    status: 200,
    body: { rows: [], total: 0, preceding: 0, recent },
  });
  await page.goto(dashboard);
  const chart = page.getByRole('figure', { name: requestChartWords.label(30) });
  const fold = page.getByText(requestChartWords.summary(30, 12));
  await expect(fold).toBeVisible();
  if (!(await chart.isVisible())) await fold.click();
  await chart.getByText(requestChartWords.asTables).click();
  const perDay = chart.getByRole('table', { name: requestChartWords.perDay }).getByRole('row');
  await expect(perDay).toHaveCount(31);
  await expect(perDay.last()).toContainText('12');
  await expect(chart.getByRole('table', { name: requestChartWords.perSource }).getByRole('row')).toHaveText([
    /./,
    '<b>news.example</b>9',
    `${requestChartWords.unknownSource}3`,
  ]);
  expect(await violations(page)).toEqual([]);
});

test('the count of new requests is for signed-in people and for moments only', async ({
  page,
  account,
  request: plain,
}) => {
  await signInByCookie(page, account);
  const url = `${dashboard}/new?since=`;
  const since = encodeURIComponent('2026-11-21T00:00:00.123456+00:00');
  expect((await plain.get(url + since, { maxRedirects: 0 })).status()).toBe(307);
  for (const wrong of ['', 'x', '2026', 'a,email.eq.x', '1&select=*'])
    expect((await page.request.get(url + encodeURIComponent(wrong))).status(), wrong).toBe(400);
  const counted = await page.request.get(url + since);
  expect(counted.headers()['cache-control']).toBe('private, no-store');
  expect(Object.keys((await counted.json()) as object)).toEqual(['count']);
});
