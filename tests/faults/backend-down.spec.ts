import { actions } from '@/content/words/actions';
import { dashboardWords, requestListWords } from '@/content/words/dashboard';
import { demoFieldWords } from '@/content/words/demo-form';
import { freePort } from '../../supabase/local/ports';
import { pages } from '../../lib/content/pages';
import { startFaultProxy } from '../support/fault-proxy';
import {
  cookieHeader,
  createAccount,
  dashboard,
  expect,
  fillDialog,
  freshName,
  injectFault,
  request,
  saveFailed,
  sent,
  sessionOf,
  setting,
  signIn,
  storedRequests,
  test,
  withOwnSite,
} from './support';

test(
  'FT-01: a backend that refuses connections: the values stay, and one more try works',
  {
    tag: '@expects-errors',
  },
  async ({ browser }) => {
    const account = await createAccount();
    const values = request(freshName());
    const port = await freePort();
    let proxy = await startFaultProxy(port, setting('SUPABASE_URL'));
    await withOwnSite({ env: { SUPABASE_URL: proxy.url } }, async (site) => {
      const page = await (await browser.newContext({ baseURL: site.url })).newPage();
      await signIn(page, account);
      const dialog = await fillDialog(page, values);
      proxy.stop();
      const submit = dialog.getByRole('button', { name: actions.requestDemo });
      await submit.click();
      await expect(page.getByText(saveFailed)).toBeVisible({ timeout: 20_000 });
      await expect(submit).toBeEnabled();
      for (const [label, value] of [
        [demoFieldWords.name.label, values.name],
        [demoFieldWords.purpose.label, values.purpose],
      ] as const)
        await expect(dialog.getByLabel(label)).toHaveValue(value);

      proxy = await startFaultProxy(port, setting('SUPABASE_URL'));
      await submit.click();
      await expect(page.getByText(sent)).toBeVisible();
      await page.context().close();
    });
    proxy.stop();
    expect(await storedRequests(account, values.name)).toHaveLength(1);
  },
);

test('FT-16: without a backend every public page is what it always is, and asks the backend nothing', async () => {
  const account = await createAccount();
  // Somebody signed in: a page that looked at the session would have to ask.
  const headers = { cookie: cookieHeader(await sessionOf(account)) };
  const nobody = await startFaultProxy(await freePort(), 'http://127.0.0.1:9');
  await withOwnSite({ env: { SUPABASE_URL: nobody.url } }, async (site) => {
    const read = async (origin: string, path: string) => {
      const answer = await fetch(origin + path, { headers });
      return { path, status: answer.status, text: await answer.text() };
    };
    const publicPages = [...pages].filter((path) => !/^\/(auth|dashboard)/.test(path));
    expect(publicPages.length).toBeGreaterThan(10);
    for (const path of [...publicPages, '/sitemap.xml', '/robots.txt']) {
      const [down, up] = await Promise.all([read(site.url, path), read(setting('SITE_URL'), path)]);
      expect(down.status, path).toBe(200);
      expect(down, path).toEqual(up);
    }
    expect(nobody.calls).toEqual([]);
    // The counter counts: a private page does ask.
    await fetch(site.url + dashboard, { headers, redirect: 'manual' });
    expect(nobody.calls.length).toBeGreaterThan(0);
  });
  nobody.stop();
});

test(
  'FT-17: without a backend the dashboard says so, shows nothing, and does not go round in circles',
  {
    tag: '@expects-errors',
  },
  async ({ browser }) => {
    const account = await createAccount();
    const port = await freePort();
    const proxy = await startFaultProxy(port, setting('SUPABASE_URL'));
    await withOwnSite({ env: { SUPABASE_URL: proxy.url } }, async (site) => {
      const page = await (await browser.newContext({ baseURL: site.url })).newPage();
      await signIn(page, account);
      proxy.stop();
      const documents: string[] = [];
      page.on('request', (asked) => asked.isNavigationRequest() && documents.push(asked.url()));
      await page.goto(dashboard);
      await expect(page.getByText(requestListWords.errorTitle)).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole('button', { name: actions.retry })).toBeEnabled();
      await expect(page.getByRole('status', { name: dashboardWords.loading })).toBeHidden();
      await expect(page.getByRole('cell')).toHaveCount(0);
      expect(documents).toEqual([site.url + dashboard]);
      await page.context().close();
    });
  },
);

test('FT-18: a row with holes shows dashes, and the others are shown as they are', async ({ page }) => {
  const account = await createAccount();
  await signIn(page, account);
  const whole = {
    id: '7f0c1f6e-6f0f-4f38-9a51-0d4f0e1b2c3d',
    ...request('Whole Row'),
    phone: '447700900142',
    created_at: '2026-03-04T05:06:07Z',
  };
  const holes = { id: '9', name: null, email: { a: 1 }, phone: null, purpose: null, created_at: 'yesterday' };
  await injectFault({
    email: account.email,
    path: '/rest/v1/rpc/read_dashboard',
    status: 200,
    body: { rows: [holes, whole, null] },
  });
  await page.goto(dashboard);
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(3);
  const dashes = (await page.getByRole('columnheader').all()).map(() => '–');
  for (const row of [rows.nth(0), rows.nth(2)]) await expect(row.getByRole('cell')).toHaveText(dashes);
  await expect(rows.nth(1).getByRole('cell').first()).toHaveText('Whole Row');
  await rows.nth(0).getByRole('button').click();
  await expect(page.getByRole('dialog').getByText('null')).toHaveCount(0);
});
