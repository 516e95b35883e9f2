import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { site } from '../content/site.ts';
import { exitCode, untilAnswers } from '../supabase/local/run.ts';
import { sitePort } from '../supabase/local/settings.ts';
import { provideBrowser } from './support/browser.ts';
import { check, finish } from './support/checks.ts';
import { checkoutState } from './support/checkout.ts';
import { checkArticles } from './support/dev-articles.ts';
import { kindNames } from './support/kinds.ts';
import { printedBy } from './support/printed.ts';
import { copyProject } from './support/project-copy.ts';

/**
 * `npm run dev` on a fresh checkout, with a build folder of its own: it serves the site, ends when told to, and leaves
 * the checkout as it was. Prints what is wrong, and a closing line.
 */
const copy = copyProject('dev-checkout');
// Not in the copy: the framework looks for packages in the repository it finds, and no further.
const repository = `${copy}.git`;
const git = [`--git-dir=${repository}`, `--work-tree=${copy}`];
try {
  execFileSync('git', [...git, 'init', '--quiet']);
  execFileSync('git', [...git, 'add', '--all']);
  const before = checkoutState(...git);

  const address = `http://localhost:${sitePort()}`;
  const child = spawn(process.execPath, ['local/serve.ts', 'dev'], {
    cwd: copy,
    // Like a terminal's job: Ctrl-C reaches the whole of it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NEXT_DIST_DIR: '.next-elsewhere', NEXT_TELEMETRY_DISABLED: '1' },
  });
  const printed = printedBy(child);
  child.stdout.pipe(process.stdout);
  child.stderr.pipe(process.stderr);
  const ended = exitCode(child);
  await check('It serves the home page', async () => {
    await untilAnswers(address, ended);
    assert.match(await (await fetch(address)).text(), new RegExp(site.name));
  });
  const executablePath = provideBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
  });
  try {
    await check('The kit shows every kind, without an error', async () => {
      const page = await browser.newPage();
      const said: string[] = [];
      page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
      page.on('pageerror', ({ message }) => said.push(message));
      // Compiled with the first request.
      await page.goto(`${address}/kit`, { waitUntil: 'networkidle', timeout: 120_000 });
      const headings = await page.locator('main section > h2').allTextContents();
      assert.deepEqual(
        kindNames().filter((name) => !headings.includes(name)),
        [],
      );
      assert.deepEqual(said, []);
      await page.close();
    });
    await checkArticles(await browser.newPage(), address, copy);
  } finally {
    await browser.close();
  }
  const toldSoFar = printed().length;
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await check('It ends on Ctrl-C, without a word', async () => {
    assert.equal(await ended, 0);
    assert.doesNotMatch(printed().slice(toldSoFar), /ended with code|starting it again/);
  });
  await check('The checkout is as it was', () => assert.equal(checkoutState(...git), before));
  // Else it was not told apart from a checkout that nobody touched.
  await check('Its build folder was its own', () =>
    assert.match(readFileSync(`${copy}/next-env.d.ts`, 'utf8'), /\.next-elsewhere/),
  );
} finally {
  for (const folder of [copy, repository]) rmSync(folder, { recursive: true, force: true });
}
finish();
