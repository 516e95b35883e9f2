import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { actions } from '../content/words/actions.ts';
import { authForms } from '../content/words/auth.ts';
import { dashboardWords } from '../content/words/dashboard.ts';
import { demoDialog } from '../content/words/demo.ts';
import { demoFieldWords, demoFormWords } from '../content/words/demo-form.ts';
import { demoOutcomes, demoSending } from '../content/words/demo-outcomes.ts';
import { outdated } from '../content/words/outdated.ts';
import { searchButton } from '../content/words/search.ts';
import { searchWords } from '../content/words/search-dialog.ts';
import { site } from '../content/site.ts';
import { assertFree } from '../supabase/local/ports.ts';
import { startBackend } from '../supabase/local/start.ts';
import { check, finish } from './support/checks.ts';
import {
  type Account,
  createAccount,
  fillDialog,
  freshName,
  teamMails,
  numbered,
  openDialog,
  request,
  signIn,
  storedRequests,
} from './e2e/support.ts';
import { provideBrowser } from './support/browser.ts';
import { chromiumSwitches } from './support/chromium.ts';
import { hasNginx } from './support/nginx.ts';
import { copyWholeProject } from './support/project-copy.ts';
import { assetList, buildForHosts, type Host, hosts, withoutFormer } from './support/skew-hosts.ts';

/**
 * A tab stays open while the site is deployed anew. Builds the site three times (a second time with other words and the
 * same key of the actions, a third time with another key), each taking over from the one that runs, and uses tabs of the
 * former build on the new one: behind nginx as in the container, and as a worker in the runtime of its host.
 */
const port = Number(process.env['TEST_PORT'] ?? 3210);
const url = `http://localhost:${port}`;
const data = 'supabase/.temp/skew';
const sent = demoOutcomes.sent;

/** The first line of the home page's heading. */
const CLAIM = /title: \[\s*['"](.+?)['"],/.exec(readFileSync('content/home.ts', 'utf8'))?.[1] ?? '';

/** Words that each build has in its own way: in its content, in what every page loads, and in what the form and the search load. */
const WORDS = {
  'content/home.ts': CLAIM,
  'content/words/search.ts': searchButton.notLoaded,
  'content/words/demo-form.ts': demoFormWords.kept,
  'content/words/search-dialog.ts': searchWords.nothingAdvice,
} as const;
const claim = (letter: string) => new RegExp(RegExp.escape(`${CLAIM} ${letter}`));

function copyFor(letter: string): string {
  const project = copyWholeProject(`skew-${letter}`);
  for (const [file, words] of Object.entries(WORDS)) {
    const text = readFileSync(join(project, file), 'utf8');
    assert.ok(text.includes(words), `${file} no longer says: ${words}`);
    writeFileSync(join(project, file), text.replace(words, `${words} ${letter}`));
  }
  return project;
}

/** An open tab, and what its console complained of. */
interface Tab {
  page: Page;
  errors: string[];
}

async function open(context: BrowserContext, path: string): Promise<Tab> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript(() => {
    addEventListener('start-failed', () => (document.documentElement.dataset['startFailed'] = 'yes'));
  });
  // Until all is there that comes without an interaction.
  await page.goto(path, { waitUntil: 'networkidle' });
  return { page, errors };
}

const banner = (page: Page) => page.getByRole('banner');
const form = (page: Page) => page.getByRole('dialog', { name: demoDialog.title });
const sendButton = (page: Page) => form(page).getByRole('button', { name: actions.requestDemo });
const isHydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated');

/** The pointer moves: the first interaction of a visitor. */
async function move(page: Page) {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
}

async function find(page: Page, words: string) {
  await banner(page).getByRole('button', { name: searchButton.label, exact: true }).click();
  await page.getByRole('combobox', { name: searchWords.field }).fill(words);
  await expect(page.getByRole('dialog', { name: searchWords.title }).getByRole('status')).toHaveText(
    new RegExp(`^(${RegExp.escape(searchWords.count(1))}|${numbered(searchWords.count)})$`),
  );
  await page.keyboard.press('Escape');
}

async function arrived(account: Account, name: string) {
  assert.equal((await storedRequests(account, name)).length, 1, 'one row');
  assert.equal((await teamMails(name)).length, 1, 'one mail');
}

/** Ends what refreshes the session: the next call has to refresh it by itself. */
async function letTokenExpire(context: BrowserContext) {
  const cookies = (await context.cookies()).filter(({ name }) => /^session/.test(name));
  const whole = cookies
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ value }) => decodeURIComponent(value))
    .join('');
  const session = JSON.parse(Buffer.from(whole.replace(/^base64-/, ''), 'base64url').toString()) as {
    expires_at: number;
  };
  const expired = { ...session, expires_at: Math.round(Date.now() / 1000) - 10 };
  const value = `base64-${Buffer.from(JSON.stringify(expired)).toString('base64url')}`;
  const [first] = cookies;
  assert.ok(first && value.length < 3180 * cookies.length);
  const parts = value.match(/.{1,3180}/g) ?? [];
  await context.addCookies(cookies.map((cookie, index) => ({ ...cookie, value: parts[index] ?? '' })));
}

/** What a host serves holds every file of a build's list, as the list says. */
async function servesAll(project: string) {
  const { files, former } = assetList(project);
  const all = [files, ...former.map((set) => set.files)].flatMap((set) => Object.entries(set));
  const answer = await fetch(`${url}/assets.json`);
  assert.match(answer.headers.get('cache-control') ?? '', /max-age=0/);
  assert.deepEqual(await answer.json(), { files, former });
  for (const [name, hash] of all) {
    const file = await fetch(`${url}/_next/static/${name}`);
    const bytes = Buffer.from(await file.arrayBuffer());
    assert.equal(createHash('sha256').update(bytes).digest('hex'), hash, name);
    assert.match(file.headers.get('cache-control') ?? '', /max-age=31536000/, name);
  }
}

const projects: string[] = [];
// The build is told nothing of its own: it asks where visitors do.
const environment = { ...process.env, FORMER_SITE: '', FORMER_DAYS: '' };
const key = () => randomBytes(32).toString('base64');

const backend = await startBackend({
  backendPort: Number(process.env['TEST_BACKEND_PORT'] ?? 24421),
  mailboxPort: Number(process.env['TEST_MAILBOX_PORT'] ?? 24424),
  siteUrl: url,
  data,
  sampleAccount: false,
});
Object.assign(environment, backend.env, { NEXT_TELEMETRY_DISABLED: '1' });
// The helpers of the browser tests look there.
Object.assign(process.env, backend.env, { MAILBOX_URL: backend.mailboxUrl });

async function build(
  letter: string,
  actionsKey: string,
): Promise<{ project: string; env: NodeJS.ProcessEnv }> {
  const began = Date.now();
  const project = copyFor(letter);
  const env = { ...environment, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionsKey };
  const said = await buildForHosts(project, env);
  const told = /^.*files of .*former builds.*$/m.exec(said)?.[0] ?? '';
  console.log(`Build ${letter}: ${((Date.now() - began) / 1000).toFixed(0)} s. ${told}`);
  return { project, env };
}

type Build = Awaited<ReturnType<typeof build>>;
let stop: (() => Promise<void>) | undefined;

/** Lets a host serve a build in place of what it served before. */
async function serve(host: Host, { project, env }: Build): Promise<void> {
  await stop?.();
  stop = undefined;
  await assertFree({ port, purpose: 'the site', variable: 'TEST_PORT' });
  stop = await host.start(project, { port, innerPort: port + 1, env });
}

async function newContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
}

async function memberContext(browser: Browser): Promise<{ context: BrowserContext; account: Account }> {
  const context = await newContext(browser);
  const account = await createAccount();
  const page = await context.newPage();
  await signIn(page, account);
  await page.close();
  return { context, account };
}

/** Tabs of A on B: other words, the same key. */
async function sameKey(browser: Browser, host: Host, a: Build, b: Build): Promise<void> {
  const named = (what: string) => `${host.name}, the same key: ${what}`;
  const visitor = await newContext(browser);
  const { context: member, account } = await memberContext(browser);
  const values = request(freshName());
  const later = request(freshName());
  const untouched = await open(visitor, '/');
  const hydrated = await open(visitor, '/industries');
  await move(hydrated.page);
  await isHydrated(hydrated.page);
  const typed = await open(visitor, '/products');
  await fillDialog(typed.page, values);
  await typed.page.keyboard.press('Escape');
  const filled = await open(member, '/about');
  await fillDialog(filled.page, values);
  const idle = await open(member, '/');
  await fillDialog(idle.page, later);
  const arriving = await open(visitor, '/auth?next=%2Fabout');
  await expect(untouched.page.locator('html')).not.toHaveAttribute('data-hydrated');
  await serve(host, b);

  await check(named('every file that tabs may ask for is there'), () => servesAll(b.project));

  await check(named('the files of the former build are among them'), () => {
    const { files } = assetList(a.project);
    const now = assetList(b.project);
    const kept = { ...now.files, ...now.former[0]?.files };
    assert.deepEqual(
      Object.keys(files).filter((name) => kept[name] !== files[name]),
      [],
    );
    const former = Object.keys(now.former[0]?.files ?? {});
    assert.ok(former.filter((name) => name.startsWith('chunks/page-')).length > 10);
    assert.ok(former.filter((name) => name.endsWith('.js') && !name.startsWith('chunks/page-')).length >= 3);
    return Promise.resolve();
  });

  await check(named('a page that nobody touched starts, with its form and its search'), async () => {
    const { page, errors } = untouched;
    await expect(page.getByRole('heading', { level: 1 })).toContainText(claim('A'));
    await openDialog(page);
    await form(page).getByLabel(demoFieldWords.name.label).fill('Amara');
    await expect(form(page).getByText(demoFormWords.incomplete)).toBeVisible();
    await page.keyboard.press('Escape');
    await find(page, 'demo');
    assert.deepEqual(errors, []);
  });

  await check(named('a hydrated page loads what it has not loaded yet'), async () => {
    const { page, errors } = hydrated;
    await find(page, 'demo');
    await openDialog(page);
    assert.deepEqual(errors, []);
  });

  await check(named('a link leads to the page of the new build, and what was typed is there'), async () => {
    const { page, errors } = typed;
    await banner(page).getByRole('link', { name: site.name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(claim('B'));
    await expect(page).toHaveURL('/');
    await openDialog(page);
    await expect(form(page).getByText(`${demoFormWords.kept} B`)).toBeVisible();
    await expect(form(page).getByLabel(demoFieldWords.purpose.label)).toHaveValue(values.purpose);
    assert.deepEqual(errors, []);
  });

  await check(named('a form that was filled in is sent, once'), async () => {
    const { page, errors } = filled;
    await sendButton(page).click();
    await expect(page.getByText(sent)).toBeVisible();
    await arrived(account, values.name);
    assert.deepEqual(errors, []);
  });

  await check(named('so is one whose session has to be refreshed first, and it is said'), async () => {
    const { page, errors } = idle;
    await letTokenExpire(member);
    await sendButton(page).click();
    await expect(page.getByText(sent)).toBeVisible();
    await arrived(account, later.name);
    assert.deepEqual(errors, []);
  });

  await check(named('sign-in leads where it should'), async () => {
    const { page, errors } = arriving;
    await page.getByRole('textbox', { name: authForms.email.label }).fill(account.email);
    await page.getByLabel(authForms.password.label, { exact: true }).fill(account.password);
    await page.getByRole('button', { name: authForms.signIn.label, exact: true }).click();
    await expect(page).toHaveURL('/about');
    assert.deepEqual(errors, []);
  });
  await visitor.close();
  await member.close();
}

/** Tabs of B, and one of A, on C, which has another key; before that, on a C that took nothing over. */
async function anotherKey(browser: Browser, host: Host, a: Build, b: Build, c: Build): Promise<void> {
  const named = (what: string) => `${host.name}, another key: ${what}`;
  await serve(host, a);
  const visitor = await newContext(browser);
  const oldest = await open(visitor, '/industries');
  await serve(host, b);
  const { context: member, account } = await memberContext(browser);
  const values = request(freshName());
  const untouched = await open(visitor, '/');
  const filled = await open(member, '/about');
  await fillDialog(filled.page, values);
  const arriving = await open(visitor, '/auth?next=%2Fabout');
  await arriving.page.getByRole('textbox', { name: authForms.email.label }).fill(account.email);
  await arriving.page.getByLabel(authForms.password.label, { exact: true }).fill(account.password);
  const dashboard = await open(member, '/dashboard-list-form-data');
  await expect(dashboard.page.getByRole('button', { name: dashboardWords.signOut })).toBeVisible();

  const putBack = withoutFormer(c.project, host);
  await serve(host, c);
  await check(named('without files of former builds a tab cannot start, and says so'), async () => {
    const { page, errors } = untouched;
    await move(page);
    await expect(page.locator('html')).toHaveAttribute('data-start-failed', 'yes');
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    assert.ok(errors.some((text) => /page-\w+\.js/.test(text)));
    errors.length = 0;
  });
  putBack();
  await serve(host, c);

  await check(named('with them it starts at the next interaction'), async () => {
    const { page, errors } = untouched;
    await banner(page).hover();
    await isHydrated(page);
    assert.deepEqual(errors, []);
  });

  await check(named('so does a tab of the build before that'), async () => {
    const { page, errors } = oldest;
    await openDialog(page);
    await page.keyboard.press('Escape');
    await find(page, 'demo');
    assert.deepEqual(errors, []);
  });

  await check(named('the form says that it is out of date, and is sent after the reload'), async () => {
    const { page } = filled;
    await sendButton(page).click();
    await expect(form(page).getByRole('alert')).toContainText(demoSending.outdated);
    await expect(form(page).getByLabel(demoFieldWords.purpose.label)).toHaveValue(values.purpose);
    assert.equal((await storedRequests(account, values.name)).length, 0);
    await form(page).getByRole('button', { name: actions.reload }).click();
    await expect(form(page).getByText(`${demoFormWords.kept} C`)).toBeVisible();
    await expect(form(page).getByLabel(demoFieldWords.purpose.label)).toHaveValue(values.purpose);
    await sendButton(page).click();
    await expect(page.getByText(sent)).toBeVisible();
    await arrived(account, values.name);
  });

  await check(named('sign-in says so, and keeps the address over the reload'), async () => {
    const { page } = arriving;
    const signInButton = page.getByRole('button', { name: authForms.signIn.label, exact: true });
    await signInButton.click();
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('alert')).toContainText(outdated);
    await panel.getByRole('button', { name: actions.reload }).click();
    await expect(panel.getByRole('alert')).toBeHidden();
    await expect(page.getByRole('textbox', { name: authForms.email.label })).toHaveValue(account.email);
    await page.getByLabel(authForms.password.label, { exact: true }).fill(account.password);
    await signInButton.click();
    await expect(page).toHaveURL('/about');
  });

  await check(named('the dashboard says so beside the way out'), async () => {
    const { page } = dashboard;
    const out = page.getByRole('button', { name: dashboardWords.signOut });
    await out.click();
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText(outdated);
    await main.getByRole('button', { name: actions.reload }).click();
    await expect(main.getByRole('alert')).toBeHidden();
    await out.click();
    await expect(page).toHaveURL('/auth');
  });

  await check(named('nothing was stopped by a policy, and nothing failed but what had to'), () => {
    // A call that the server does not know is answered with a conflict.
    for (const { errors } of [filled, arriving, dashboard])
      for (const text of errors) assert.match(text, /status of 409|ERR_CONNECTION_REFUSED/);
    return Promise.resolve();
  });
  await visitor.close();
  await member.close();
}

const executablePath = provideBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  chromiumSandbox: process.getuid?.() !== 0,
  args: chromiumSwitches,
});
try {
  const first = key();
  const used = Object.values(hosts).filter(({ name }) => name !== 'container' || hasNginx());
  if (used.length < 2) console.log('Skipped for the container: nginx is not installed.');
  const [one, two = one] = used;
  assert.ok(one && two);
  await assertFree({ port, purpose: 'the site', variable: 'TEST_PORT' });

  const a = await build('A', first);
  // Each build takes over from what another host runs.
  await serve(one, a);
  const b = await build('B', first);
  await serve(two, b);
  const c = await build('C', key());
  for (const host of used) {
    await serve(host, a);
    await sameKey(browser, host, a, b);
    await anotherKey(browser, host, a, b, c);
  }
} finally {
  await stop?.();
  await browser.close();
  await backend.stop();
  for (const folder of [data, ...projects]) rmSync(folder, { recursive: true, force: true });
}
finish();
