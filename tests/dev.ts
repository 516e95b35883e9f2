import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { site } from '../content/site.ts';
import { exitCode } from '../supabase/local/run.ts';
import { sitePort } from '../supabase/local/settings.ts';
import { checkoutState } from './support/checkout.ts';
import { copyProject } from './support/project-copy.ts';

/**
 * `npm run dev` on a fresh checkout, with a build folder of its own: it serves the site, ends when told to, and leaves
 * the checkout as it was. Prints what is wrong, and a closing line.
 */
const READY_MS = 120_000;

const copy = copyProject('dev-checkout');
// Not in the copy: the framework looks for packages in the repository it finds, and no further.
const repository = `${copy}.git`;
const git = [`--git-dir=${repository}`, `--work-tree=${copy}`];
const checks: [name: string, wrong: string[]][] = [];
try {
  execFileSync('git', [...git, 'init', '--quiet']);
  execFileSync('git', [...git, 'add', '--all']);
  const before = checkoutState(...git);

  const address = `http://localhost:${sitePort()}`;
  const child = spawn(process.execPath, ['supabase/local/dev.ts'], {
    cwd: copy,
    stdio: 'inherit',
    env: { ...process.env, NEXT_DIST_DIR: '.next-elsewhere', NEXT_TELEMETRY_DISABLED: '1' },
  });
  const deadline = Date.now() + READY_MS;
  let html = '';
  while (!html && child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(address).catch(() => null);
    html = answer?.ok ? await answer.text() : '';
    if (!html) await wait(200);
  }
  checks.push(['It serves the home page', html.includes(site.name) ? [] : [html.slice(0, 200) || 'no page']]);
  child.kill('SIGTERM');
  const code = await exitCode(child);
  checks.push(['It ends when told to', code === 0 ? [] : [`with code ${code}`]]);

  const after = checkoutState(...git);
  checks.push(['The checkout is as it was', after === before ? [] : [after ?? 'git does not answer']]);
  // Else it was not told apart from a checkout that nobody touched.
  const types = readFileSync(`${copy}/next-env.d.ts`, 'utf8');
  checks.push(['Its build folder was its own', types.includes('.next-elsewhere') ? [] : [types]]);
} finally {
  for (const folder of [copy, repository]) rmSync(folder, { recursive: true, force: true });
}

for (const [name, wrong] of checks) {
  console.log(`${wrong.length === 0 ? 'ok' : 'NOT ok'} - ${name}`);
  for (const what of wrong) console.log(`    ${what}`);
}
const failed = checks.filter(([, wrong]) => wrong.length > 0).length;
console.log(`${checks.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
