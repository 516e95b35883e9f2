import type { Page } from '@playwright/test';
import { dashboardWords } from '@/content/messages/dashboard';
import { startRewritingProxy } from '../support/rewriting-proxy';
import { withSite } from '../support/site-process';
import {
  buildDemoFields,
  buildRequest,
  callAction,
  createName,
  dashboard,
  expect,
  fillDialog,
  getDemoButton,
  getPageForm,
  hydrate,
  readRequests,
  sent,
  submitAccount,
  test,
} from './support';

/** What proxies write, by the host of the site behind them and their own. */
const proxies: [string, Parameters<typeof startRewritingProxy>[0]][] = [
  ['rewrites the host to the site’s own', (target) => ({ host: target })],
  ['forwards the host without its port', () => ({ host: '127.0.0.1' })],
  ['adds another port', (target) => ({ host: target, 'x-forwarded-host': '127.0.0.1:443' })],
  ['adds its host to a list', (target, own) => ({ host: target, 'x-forwarded-host': `a.example, ${own}` })],
];

async function visitDashboard(page: Page, url: string, account: Parameters<typeof submitAccount>[1]) {
  await page.goto(url + dashboard);
  await submitAccount(page, account);
  await expect(page).toHaveURL(url + dashboard);
}

for (const [what, rewrite] of proxies)
  test(`Every form works behind a proxy that ${what}, and a foreign one is refused`, async ({
    account,
    cookie,
    browser,
  }) => {
    const proxy = await startRewritingProxy(rewrite);
    const { url } = proxy;
    await withSite({ env: { SITE_URL: url } }, async (site) => {
      proxy.target = site.url;
      const name = createName();
      for (const origin of ['https://evil.example', site.url]) {
        const call = { to: url, origin, headers: { Cookie: cookie } };
        const answer = await callAction('sendDemoForm', [null, buildDemoFields({ name })], call);
        expect(answer.status, origin).toBe(403);
      }
      expect(await readRequests(account, name)).toEqual([]);
      for (const javaScriptEnabled of [true, false]) {
        const page = await browser.newPage({ javaScriptEnabled, reducedMotion: 'reduce' });
        await visitDashboard(page, url, account);
        const values = buildRequest(createName());
        await page.goto(`${url}/demo`);
        if (javaScriptEnabled) await hydrate(page);
        await fillDialog(page, values, getPageForm(page));
        await getDemoButton(getPageForm(page)).click();
        await expect(page.getByText(sent).first()).toBeVisible();
        expect(await readRequests(account, values.name)).toHaveLength(1);
        await page.goto(url + dashboard);
        await page.getByRole('button', { name: dashboardWords.signOut }).click();
        await expect(page).toHaveURL(`${url}/auth`);
        await page.close();
      }
    });
    proxy.stop();
  });
