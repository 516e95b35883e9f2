import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { site } from '../../content/site.ts';
import { actions } from '../../content/words/actions.ts';
import { dashboardWords } from '../../content/words/dashboard.ts';
import { demoFieldWords, demoFormWords } from '../../content/words/demo-form.ts';
import { outdated } from '../../content/words/outdated.ts';
import { searchButton } from '../../content/words/search.ts';
import { searchWords } from '../../content/words/search-dialog.ts';
import { writeNginx } from '../../deploy/nginx.ts';
import { exitCode, startNode, stopChild, untilAnswers } from '../../supabase/local/run.ts';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import * as e2e from '../e2e/support.ts';
import { launchOptions } from '../support/browser.ts';
import { copyWholeProject } from '../support/project-copy.ts';
import { settingsHere, startNginx } from './nginx/server.ts';

// Tabs stay open while the site is deployed again: three builds, each of which takes files over from the one that runs, served as
// in the container. B has other words than A, and C has another key for actions, too.
const port = Number(process.env['TEST_PORT'] ?? 3210);
const url = `http://localhost:${port}`;
const data = 'supabase/.temp/skew';
const projects: string[] = [];
/** The first line of the home page's heading. */
const [, claim = ''] = /title: \[\s*['"](.+?)['"],/.exec(readFileSync('content/home.ts', 'utf8')) ?? [];
const words = { 'content/home.ts': claim, 'content/words/demo-form.ts': demoFormWords.kept };
let backend: RunningBackend;
let browser: Browser;
let stop = () => Promise.resolve();

/** Builds a copy whose words end with a letter. */
function build(letter: string, key: string): string {
  const project = copyWholeProject(`skew-${letter}`);
  projects.push(project);
  for (const [name, text] of Object.entries(words)) {
    const file = join(project, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(text, `${text} ${letter}`));
  }
  const env = {
    ...{ ...process.env, ...backend.env, SITE_URL: url, NEXT_TELEMETRY_DISABLED: '1' },
    ...{ FORMER_SITE: '', FORMER_DAYS: '', NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key },
  };
  const { status } = spawnSync('npm', ['run', 'build:container'], { cwd: project, env, stdio: 'inherit' });
  assert.equal(status, 0, `build ${letter}`);
  return project;
}

/** Serves a build in place of the one before, as the images of the Dockerfile do. */
async function serve(project: string): Promise<void> {
  await stop();
  const folder = join(project, 'site');
  rmSync(folder, { recursive: true, force: true });
  for (const [from, to] of [
    ['.next/standalone', '.'],
    ['.next/static', '.next/static'],
    ['public', 'public'],
  ] as const)
    cpSync(join(project, from), join(folder, to), { recursive: true, verbatimSymlinks: true });
  const here = process.cwd();
  // Like the last step of a build it reads from the current folder.
  process.chdir(project);
  writeNginx({ dist: '.next', ...settingsHere('.next', port, port + 1), upstream: `127.0.0.1:${port + 1}` });
  process.chdir(here);
  const own = { PORT: String(port + 1), HOSTNAME: '127.0.0.1', VISITOR_ADDRESS_HEADER: 'x-real-ip' };
  const server = startNode(join(folder, 'server.js'), [], { ...process.env, ...backend.env, ...own }, folder);
  await untilAnswers(`http://127.0.0.1:${port + 1}/robots.txt`, exitCode(server));
  const nginx = await startNginx(resolve(project, '.next/nginx/nginx.conf'), port);
  stop = async () => {
    await nginx.stop();
    await stopChild(server);
  };
}

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  return page;
}

/** A context in which somebody is signed in. */
async function signedIn(): Promise<{ context: BrowserContext; account: e2e.Account }> {
  const [context, account] = [await browser.newContext({ baseURL: url }), await e2e.createAccount()];
  await e2e.addSession(context, await e2e.sessionOf(account), url);
  return { context, account };
}

const send = (page: Page) => e2e.demoForm(page).getByRole('button', { name: actions.requestDemo }).click();

async function assertArrived(page: Page, account: e2e.Account, name: string): Promise<void> {
  await expect(page.getByText(e2e.sent)).toBeVisible();
  assert.equal((await e2e.storedRequests(account, name)).length, 1);
  await expect.poll(async () => (await e2e.teamMails(name)).length).toBe(1);
}

const sameKey = randomBytes(32).toString('base64');
let b = '';

before(async () => {
  backend = await startBackend({
    backendPort: 24451,
    mailboxPort: 24454,
    siteUrl: url,
    data,
    sampleAccount: false,
  });
  // The helpers of the browser tests read these.
  Object.assign(process.env, backend.env, { MAILBOX_URL: backend.mailboxUrl, SITE_URL: url });
  browser = await chromium.launch(launchOptions());
  await serve(build('A', sameKey));
  b = build('B', sameKey);
});
after(async () => {
  await stop();
  await browser.close();
  await backend.stop();
  for (const folder of [data, ...projects]) rmSync(folder, { recursive: true, force: true });
});

test('A tab of the former build starts, finds and sends, and its first link leads to the new build', async () => {
  const visitor = await browser.newContext({ baseURL: url });
  const { context: member, account } = await signedIn();
  const values = e2e.request(e2e.freshName());
  const untouched = await open(visitor, '/industries');
  const typed = await open(visitor, '/products');
  await e2e.fillDialog(typed, values);
  await typed.keyboard.press('Escape');
  const filled = await open(member, '/about');
  await e2e.fillDialog(filled, values);
  const arriving = await open(visitor, '/auth?next=%2Fabout');
  await serve(b);

  await e2e.openDialog(untouched);
  await untouched.keyboard.press('Escape');
  await untouched.getByRole('banner').getByRole('button', { name: searchButton.label, exact: true }).click();
  await untouched.getByRole('combobox', { name: searchWords.field }).fill('demo');
  await expect(
    untouched.getByRole('dialog', { name: searchWords.title }).getByRole('option').first(),
  ).toBeVisible();

  await typed.getByRole('banner').getByRole('link', { name: site.name }).first().click();
  await expect(typed.getByRole('heading', { level: 1 })).toContainText(`${claim} B`);
  const dialog = await e2e.openDialog(typed);
  await expect(dialog.getByText(`${demoFormWords.kept} B`)).toBeVisible();
  await expect(dialog.getByLabel(demoFieldWords.purpose.label)).toHaveValue(values.purpose);

  await send(filled);
  await assertArrived(filled, account, values.name);
  await e2e.submitAccount(arriving, account);
  await expect(arriving).toHaveURL('/about');
  await Promise.all([visitor.close(), member.close()]);
});

test('With another key a tab says that it is out of date, and a reload keeps what was typed', async () => {
  const visitor = await browser.newContext({ baseURL: url });
  const { context: member, account } = await signedIn();
  const values = e2e.request(e2e.freshName());
  const filled = await open(member, '/about');
  await e2e.fillDialog(filled, values);
  const dashboard = await open(member, e2e.dashboard);
  const arriving = await open(visitor, '/auth?next=%2Fabout');
  await serve(build('C', randomBytes(32).toString('base64')));

  await send(filled);
  const form = e2e.demoForm(filled);
  await expect(form.getByRole('alert')).toContainText(outdated);
  assert.equal((await e2e.storedRequests(account, values.name)).length, 0);
  await form.getByRole('button', { name: actions.reload }).click();
  await expect(form.getByText(`${demoFormWords.kept} C`)).toBeVisible();
  await expect(form.getByLabel(demoFieldWords.purpose.label)).toHaveValue(values.purpose);
  await send(filled);
  await assertArrived(filled, account, values.name);

  await e2e.submitAccount(arriving, account);
  const alert = arriving.getByRole('tabpanel').getByRole('alert');
  await expect(alert).toContainText(outdated);
  await arriving.getByRole('tabpanel').getByRole('button', { name: actions.reload }).click();
  await expect(alert).toBeHidden();
  await e2e.submitAccount(arriving, account);
  await expect(arriving).toHaveURL('/about');

  await dashboard.getByRole('button', { name: dashboardWords.signOut }).click();
  await expect(dashboard.getByRole('main').getByRole('alert')).toContainText(outdated);
  await Promise.all([visitor.close(), member.close()]);
});
