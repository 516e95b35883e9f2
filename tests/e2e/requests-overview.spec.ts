import { locale } from '@/content/words/locale';
import { dashboardWords, requestChartWords } from '@/content/words/dashboard';
import {
  backend,
  createAccount,
  expect,
  freshName,
  injectFault,
  numbered,
  request,
  signIn,
  storedRequests,
  test,
  totalLine,
  violations,
} from './support';
import { EVERY_MS } from '../../components/ui/poll';

const dashboard = '/dashboard-list-form-data';

test('the chart says what its tables say', async ({ page }) => {
  const account = await createAccount();
  const client = backend();
  await client.auth.signInWithPassword(account);
  const name = freshName();
  const row = { ...request(name), phone: '447700900142', utm_source: 'chart' };
  expect((await client.from('demo_requests').insert(row)).error).toBeNull();
  expect(await storedRequests(account, name)).toHaveLength(1);
  const days = Array.from({ length: 30 }, (_, index) =>
    new Date(Date.now() - index * 86_400_000).toISOString().slice(0, 10),
  );
  const busiest = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(days[5] ?? ''),
  );
  const counts = [
    { day: days[0], source: null, requests: 12 },
    { day: days[5], source: null, requests: 30 },
    { day: null, source: 'newsletter', requests: 25 },
    { day: null, source: '<b>news.example</b>', requests: 10 },
    { day: null, source: null, requests: 4 },
  ];
  await signIn(page, account);
  await page.goto(dashboard);
  const summary = (count: number) => requestChartWords.summary(30, count);
  const fold = page.getByText(
    new RegExp(`^(${RegExp.escape(summary(1))}|${numbered(summary, String.raw`[\d.,\s]+`)})$`),
  );
  await expect(fold).toBeVisible();

  await injectFault({
    email: account.email,
    path: '/rest/v1/rpc/read_dashboard',
    status: 200,
    body: { rows: [], total: 0, preceding: 0, recent: counts },
  });
  await page.goto(dashboard);
  await expect(fold).toHaveText(summary(42));
  const chart = page.getByRole('figure', { name: requestChartWords.label(30) });
  if (!(await chart.isVisible())) await fold.click();
  await expect(chart.getByRole('group').first()).toHaveAccessibleName(
    requestChartWords.says(42, 30, 30, busiest),
  );
  await expect(chart.getByRole('link', { name: requestChartWords.bar(busiest, 30) })).toHaveAttribute(
    'href',
    `${dashboard}?from=${days[5]}&to=${days[5]}`,
  );
  await chart.getByText(requestChartWords.asTables).click();
  const perDay = chart.getByRole('table', { name: requestChartWords.perDay }).getByRole('row');
  await expect(perDay).toHaveCount(31);
  await expect(perDay.last()).toContainText('12');
  await expect(perDay.nth(25)).toContainText('30');
  const bySource = chart.getByRole('table', { name: requestChartWords.perSource }).getByRole('row');
  await expect(bySource).toHaveText([
    `${requestChartWords.source}${requestChartWords.requests}`,
    'newsletter25',
    '<b>news.example</b>10',
    `${requestChartWords.unknownSource}4`,
    `${requestChartWords.otherSources}3`,
  ]);
  expect(await violations(page)).toEqual([]);
});

test('new requests announce themselves, and appear when asked for', async ({ page }) => {
  const account = await createAccount();
  await signIn(page, account);
  await page.clock.install();
  await page.goto(dashboard);
  await expect(page.getByText(totalLine).first()).toBeVisible();
  const client = backend();
  await client.auth.signInWithPassword(account);
  const name = freshName();
  const row = { ...request(name), phone: '447700900142' };
  expect((await client.from('demo_requests').insert([row, row])).error).toBeNull();
  await expect(page.getByRole('cell', { name })).toHaveCount(0);
  // Other tests send requests too.
  const button = page
    .getByRole('status')
    .getByRole('button', { name: new RegExp(`^${numbered(dashboardWords.newRequests)}$`) });
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(button).toBeVisible({ timeout: 100 });
  }).toPass();
  await button.click();
  await expect(page.getByRole('button', { name })).toHaveCount(2);
  await expect(button).toBeHidden();
});

test('nobody is asked while the tab is hidden, and nobody after the sign-out', async ({ page, context }) => {
  const account = await createAccount();
  await signIn(page, account);
  await page.clock.install();
  await page.goto(dashboard);
  await expect(page.getByText(totalLine).first()).toBeVisible();
  let asked = 0;
  await page.route('**/dashboard-list-form-data/new*', async (route) => {
    asked += 1;
    await route.fulfill({ json: { count: 0 } });
  });
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(asked).toBe(1);
  }).toPass();
  await hide(true);
  await page.clock.runFor(10 * EVERY_MS);
  expect(asked).toBe(1);
  await hide(false);
  await expect.poll(() => asked).toBe(2);
  await context.clearCookies({ name: 'signed-in' });
  await page.clock.runFor(10 * EVERY_MS);
  expect(asked).toBe(2);
});

test('the count is for signed-in people and for moments only', async ({ page, request: plain }) => {
  const url = `${dashboard}/new?since=`;
  const refused = await plain.get(`${url}2026-11-21T00:00:00Z`, { maxRedirects: 0 });
  expect(refused.status()).toBe(307);
  expect(await refused.text()).not.toContain('count');
  await signIn(page, await createAccount());
  for (const since of ['', 'x', '2026', 'a,email.eq.x', '2026-11-21T00:00:00Z)', '1&select=*'])
    expect((await page.request.get(url + encodeURIComponent(since))).status(), since).toBe(400);
  const counted = await page.request.get(`${url}${encodeURIComponent('2026-11-21T00:00:00.123456+00:00')}`);
  expect(counted.status()).toBe(200);
  expect(counted.headers()['cache-control']).toBe('private, no-store');
  expect(Object.keys((await counted.json()) as object)).toEqual(['count']);
});
