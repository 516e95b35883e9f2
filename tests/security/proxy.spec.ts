import { dashboardMessages } from '@/content/messages/dashboard';
import { type RewritingProxy, startRewritingProxy } from '../support/rewriting-proxy';
import { type SiteProcess, startSiteProcess } from '../support/site-process';
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

const proxies: [string, RewritingProxy['rewrite']][] = [
  ['rewrites the host to the site’s own', (target) => ({ host: target })],
  ['forwards the host without its port', () => ({ host: '127.0.0.1' })],
  ['adds another port', (target) => ({ host: target, 'x-forwarded-host': '127.0.0.1:443' })],
  ['adds its host to a list', (target, own) => ({ host: target, 'x-forwarded-host': `a.example, ${own}` })],
];

// One process serves all tests, behind one proxy that changes.
test.describe.configure({ mode: 'default' });
let proxy: RewritingProxy;
let site: SiteProcess;
test.beforeAll(async () => {
  proxy = await startRewritingProxy();
  site = await startSiteProcess({ env: { SITE_URL: proxy.url } });
  proxy.target = site.url;
});
test.afterAll(async () => {
  await site.stop();
  proxy.stop();
});

for (const [what, rewrite] of proxies) {
  for (const javaScriptEnabled of [true, false])
    test(`Every form works behind a proxy that ${what}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
      account,
      browser,
    }) => {
      Object.assign(proxy, { rewrite });
      const { url } = proxy;
      const page = await browser.newPage({ javaScriptEnabled, reducedMotion: 'reduce' });
      await page.goto(url + dashboard);
      await submitAccount(page, account);
      await expect(page).toHaveURL(url + dashboard);
      const values = buildRequest(createName());
      await page.goto(`${url}/demo`);
      if (javaScriptEnabled) await hydrate(page);
      await fillDialog(page, values, getPageForm(page));
      await getDemoButton(getPageForm(page)).click();
      await expect(page.getByText(sent).first()).toBeVisible();
      expect(await readRequests(account, values.name)).toHaveLength(1);
      await page.goto(url + dashboard);
      await page.getByRole('button', { name: dashboardMessages.signOut }).click();
      await expect(page).toHaveURL(`${url}/auth`);
      await page.close();
    });

  test(`AT-23: A proxy that ${what} lets no foreign form through`, async ({ account, cookie }) => {
    Object.assign(proxy, { rewrite });
    const name = createName();
    for (const origin of ['https://evil.example', site.url]) {
      const call = { to: proxy.url, origin, headers: { Cookie: cookie } };
      const response = await callAction('requestDemo', [null, buildDemoFields({ name })], call);
      expect(response.status, origin).toBe(403);
    }
    expect(await readRequests(account, name)).toEqual([]);
  });
}
