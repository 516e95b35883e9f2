import { listMessages } from '@/content/messages/dashboard';
import { findFreePort } from '../../scripts/process/ports';
import { templates } from '../support/sample-records';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { type SiteProcess, startSiteProcess } from '../support/site-process';
import {
  dashboard,
  expect,
  createName,
  get,
  buildNumberPattern,
  sendDemoRequest,
  readSetting,
  siteUrl,
  readRequests,
  test,
} from './support';

// One process serves all tests. They stop and start the proxy before its backend.
test.describe.configure({ mode: 'default' });
let site: SiteProcess;
let proxy: FaultProxy;
let port: number;
test.beforeAll(async () => {
  port = await findFreePort();
  proxy = await startFaultProxy(port, readSetting('SUPABASE_URL'));
  site = await startSiteProcess({ env: { SUPABASE_URL: proxy.url } });
});
test.afterAll(async () => {
  proxy.stop();
  await site.stop();
});

test('FT-01: A request is not saved while the backend refuses connections, and the next try works', async ({
  account,
  cookie,
}) => {
  const changes = { name: createName(), draftId: crypto.randomUUID().replaceAll('-', '') };
  proxy.stop();
  expect(await sendDemoRequest(cookie, changes, { to: site.url })).toBe('not-saved');
  proxy = await startFaultProxy(port, readSetting('SUPABASE_URL'));
  expect(await sendDemoRequest(cookie, changes, { to: site.url })).toBe('sent');
  expect(await readRequests(account, changes.name)).toHaveLength(1);
});

test('FT-16: A public page asks the backend nothing, and is the same without one', async ({ cookie }) => {
  // The visitor is signed in, so a page that checks the session would ask the backend.
  const read = async (to: string, path: string) => {
    const response = await get(path, { Cookie: cookie }, to);
    return { status: response.status, text: await response.text() };
  };
  const paths = [
    ...Object.values(templates).filter((path) => !/^\/(auth|dashboard)/.test(path)),
    '/sitemap.xml',
    '/robots.txt',
  ];
  expect(paths.length).toBeGreaterThan(10);
  const before = proxy.calls.length;
  for (const path of paths) {
    const [ours, shared] = await Promise.all([site.url, siteUrl].map((to) => read(to, path)));
    expect(ours?.status, path).toBe(200);
    expect(ours, path).toEqual(shared);
  }
  expect(proxy.calls.slice(before)).toEqual([]);
  // A private page does ask, which shows that the counter works.
  await get(dashboard, { Cookie: cookie }, site.url);
  expect(proxy.calls.length).toBeGreaterThan(before);
});

test('FT-17: Without a backend the dashboard says so, shows nothing, and signs nobody out', async ({
  cookie,
}) => {
  proxy.stop();
  const response = await get(dashboard, { Cookie: cookie }, site.url);
  proxy = await startFaultProxy(port, readSetting('SUPABASE_URL'));
  expect([response.status, response.headers.getSetCookie()]).toEqual([200, []]);
  const text = await response.text();
  expect(text).toContain(listMessages.errorTitle);
  expect(text).not.toMatch(new RegExp(buildNumberPattern(listMessages.total)));
});

test('FT-17: A monitor learns that the database is down, and that it is back', async () => {
  const read = async () => {
    const response = await get('/api/health', {}, site.url);
    const { database, schedule } = (await response.json()) as Record<string, string>;
    // Requests that failed before keep the status red for ten minutes.
    return [database, schedule];
  };
  await expect.poll(read).toEqual(['ok', 'ok']);
  proxy.stop();
  await expect.poll(read).toEqual(['unreachable', 'unknown']);
  proxy = await startFaultProxy(port, readSetting('SUPABASE_URL'));
  await expect.poll(read).toEqual(['ok', 'ok']);
});
