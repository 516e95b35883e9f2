import { connect } from 'node:net';
import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { locale } from '@/content/words/locale';
import { actions } from '@/content/words/actions';
import { demoSending } from '@/content/words/demo-outcomes';
import { filesIn } from '../../adapter/files';
import { startServer } from '../attacks/support';
import { eventPath } from '../support/chosen';
import {
  createAccount,
  dashboard,
  distDir,
  endFaults,
  expect,
  fillDialog,
  freshName,
  injectFault,
  request,
  sent,
  signIn,
  spawnSite,
  storedRequests,
  test,
  withOwnSite,
} from './support';

test('FT-21: a missing or malformed setting stops the server at once, by name and without its value', async () => {
  const faulty = [
    { SUPABASE_URL: '' },
    { SUPABASE_PUBLISHABLE_KEY: '' },
    { SUPABASE_URL: 'not-an-address-but-a-secret' },
    { SITE_URL: 'ftp://not-an-address-but-a-secret' },
  ];
  for (const env of faulty) {
    const site = await spawnSite({ env });
    try {
      expect(await site.ended).toBe(1);
      const [[name, value] = []] = Object.entries(env);
      expect(site.output()).toContain(`${name} is ${value ? 'malformed' : 'missing'}`);
      expect(site.output()).not.toContain('secret');
    } finally {
      await site.stop();
    }
  }
});

test(
  'FT-26: told to end, the server finishes what it has begun and takes nothing new',
  {
    tag: '@expects-errors',
  },
  async ({ browser }) => {
    const account = await createAccount();
    const values = request(freshName());
    await withOwnSite({}, async (site) => {
      const page = await (await browser.newContext({ baseURL: site.url })).newPage();
      await signIn(page, account);
      await injectFault({ email: account.email, path: '/rest/v1/demo_requests', delay: 3000 });
      const dialog = await fillDialog(page, values);
      await page.waitForLoadState('networkidle');
      await dialog.getByRole('button', { name: actions.requestDemo }).click();
      await expect(page.getByRole('button', { name: demoSending.busy })).toBeVisible();
      site.child.kill('SIGTERM');
      // A connection of its own each time: one that is kept alive would go on being served.
      const knock = () =>
        new Promise<string>((resolve) => {
          const { hostname, port } = new URL(site.url);
          const socket = connect(Number(port), hostname)
            .once('connect', () => resolve('taken'))
            .once('error', () => resolve('refused'))
            .once('connect', () => socket.destroy());
        });
      await expect.poll(knock).toBe('refused');
      await expect(page.getByText(sent)).toBeVisible();
      await expect.poll(() => site.child.exitCode ?? site.child.signalCode).not.toBeNull();
      await page.context().close();
    });
    await endFaults(account.email);
    expect(await storedRequests(account, values.name)).toHaveLength(1);
  },
);

test('FT-30: server in Kolkata, reader in New York: one moment, written for the reader', async ({
  browser,
}) => {
  const account = await createAccount();
  const values = request(freshName());
  await withOwnSite({ env: { TZ: 'Asia/Kolkata' } }, async (site) => {
    const context = await browser.newContext({ baseURL: site.url, timezoneId: 'America/New_York' });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    await signIn(page, account);
    const dialog = await fillDialog(page, values);
    await dialog.getByRole('button', { name: actions.requestDemo }).click();
    await expect(page.getByText(sent)).toBeVisible();
    const [row] = (await storedRequests(account, values.name)) as unknown as { created_at: string }[];
    const moment = new Date(row?.created_at ?? '');
    const written = (timeZone: string) =>
      new Intl.DateTimeFormat(locale, {
        ...({ month: 'short', day: 'numeric', year: 'numeric' } as const),
        ...({ hour: '2-digit', minute: '2-digit' } as const),
        timeZone,
      }).format(moment);

    const answer = await page.goto(dashboard);
    expect(await answer?.text()).toContain(written('UTC'));
    const time = page.getByRole('row', { name: new RegExp(values.name) }).getByRole('time');
    await expect(time).toHaveText(written('America/New_York'));
    for (const path of ['/blogs', '/press-release', ...(eventPath ? [eventPath] : [])])
      await page.goto(path, { waitUntil: 'networkidle' });
    expect(errors).toEqual([]);
    await context.close();
  });
});

test('FT-31: on a file system that cannot be written the site runs, and writes nothing', async ({
  browser,
}) => {
  const root = process.getuid?.() === 0;
  // Root may write anywhere, so the server runs as nobody.
  test.skip(root && !othersMayRead(process.cwd()), 'the folders above are closed to other users');
  const account = await createAccount();
  const values = request(freshName());
  const before = newest(distDir);
  const modes = root ? null : statSync(distDir).mode;
  if (modes !== null) chmodSync(distDir, 0o555);
  try {
    await withOwnSite(root ? { uid: 65534 } : {}, async (site) => {
      const page = await (await browser.newContext({ baseURL: site.url })).newPage();
      await signIn(page, account);
      const dialog = await fillDialog(page, values);
      await dialog.getByRole('button', { name: actions.requestDemo }).click();
      await expect(page.getByText(sent)).toBeVisible();
      await page.goto(dashboard);
      await expect(page.getByRole('button', { name: values.name })).toBeVisible();
      for (const path of ['/', '/blogs', '/sitemap.xml'])
        expect((await page.request.get(path)).status(), path).toBe(200);
      // `npm run dev` keeps a developer's settings there, closed to everybody else; this server has others.
      const said = site.output().replace(/^.*Failed to load env from \.env\.local[^]*?^\}$/m, '');
      expect(said).not.toMatch(/EACCES|EROFS|EPERM/);
      await page.context().close();
    });
  } finally {
    if (modes !== null) chmodSync(distDir, modes);
  }
  expect(newest(distDir)).toEqual(before);
});

test('FT-47: a server whose log nobody reads any more goes on', async () => {
  const server = await startServer();
  try {
    const knock = () =>
      fetch(server.url, {
        method: 'POST',
        headers: { Origin: 'https://foreign.example', 'Next-Action': '0'.repeat(42) },
        body: '[]',
        signal: AbortSignal.timeout(10_000),
      });
    const before = server.lines().length;
    await knock();
    await expect.poll(() => server.lines().length).toBeGreaterThan(before);
    server.child.stdout.destroy();
    server.child.stderr.destroy();
    for (let line = 0; line < 3; line++) expect((await knock()).status).toBe(403);
    expect((await fetch(server.url, { signal: AbortSignal.timeout(10_000) })).status).toBe(200);
  } finally {
    server.stop();
  }
});

/** Whether users without rights of their own can get at a folder. */
function othersMayRead(folder: string): boolean {
  const open = (statSync(folder).mode & 0o005) === 0o005;
  return open && (folder === '/' || othersMayRead(join(folder, '..')));
}

/** How many files a folder has, and when the last of them changed. */
function newest(folder: string): { files: number; changed: number } {
  const changes = filesIn(folder).map((file) => statSync(file).mtimeMs);
  return { files: changes.length, changed: Math.max(...changes) };
}
