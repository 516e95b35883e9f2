import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { load } from 'cheerio';
import * as routes from '../../lib/routes.ts';
import { findFreePort } from '../../scripts/process/ports.ts';
import { waitForExit, waitUntilReady } from '../../scripts/process/child-process.ts';
import { createDatabaseClient, createPerson, testBackend } from '../database/test-backend.ts';
import { useBackend } from '../database/use-backend.ts';
import { copyProject } from '../support/project-copy.ts';

// Vercel's own build, without an account there, and the function that signs people in, without Vercel.
await useBackend({ notifyEveryMs: null });
const port = await findFreePort();
const address = `http://localhost:${port}`;
const copy = copyProject('vercel');
const output = join(copy, '.vercel/output');
const alone = mkdtempSync(join(tmpdir(), 'function-'));
after(() => {
  for (const folder of [copy, alone]) rmSync(folder, { recursive: true, force: true });
});

const env = {
  ...process.env,
  NODE_OPTIONS: '',
  NEXT_DIST_DIR: '.next',
  SITE_URL: address,
  SUPABASE_URL: testBackend.url,
  SUPABASE_PUBLISHABLE_KEY: testBackend.keys.publishable,
  SUPABASE_AUTH_SECRET_KEY: '',
  NEXT_TELEMETRY_DISABLED: '1',
  VERCEL_TELEMETRY_DISABLED: '1',
};

// Links instead of copies: the build follows only packages inside its folder.
execFileSync('cp', ['-al', 'node_modules', copy]);
mkdirSync(join(copy, '.vercel'));
const settings = { framework: 'nextjs', installCommand: 'true', nodeVersion: '24.x' };
writeFileSync(
  join(copy, '.vercel/project.json'),
  JSON.stringify({ projectId: 'prj_offline', orgId: 'team_offline', settings }),
);
const tool = ['--yes', 'vercel@60.1.3', 'build', '--prod', '--yes'];
execFileSync('npx', tool, { cwd: copy, stdio: 'inherit', env });

/** Reads the policy of a page: of its element, or of the header that Vercel sends with a prerendered one. */
function readPolicy(page: string): string {
  const element = load(readFileSync(page, 'utf8'))('meta[http-equiv=Content-Security-Policy]');
  const config = page.replace('.prerender-fallback.html', '.prerender-config.json');
  if (config === page) return element.attr('content') ?? '';
  const { initialHeaders } = JSON.parse(readFileSync(config, 'utf8')) as {
    initialHeaders: Record<string, string | undefined>;
  };
  return initialHeaders['content-security-policy'] ?? '';
}

test('Every page of the output has its Content-Security-Policy', () => {
  const pages = globSync('**/*.html', { cwd: output });
  assert.ok(pages.length > 50, String(pages.length));
  for (const page of pages) assert.match(readPolicy(join(output, page)), /^default-src 'none'/, page);
});

test('The function of the sign-in page, served alone, signs a person in without scripts', async () => {
  const password = 'a-long-enough-password';
  const { email, session } = await createPerson();
  const { auth } = createDatabaseClient();
  await auth.setSession(session);
  assert.equal((await auth.updateUser({ password })).error, null);

  const source = realpathSync(join(output, `functions${routes.auth}.func`));
  const config = JSON.parse(readFileSync(join(source, '.vc-config.json'), 'utf8')) as {
    handler: string;
    filePathMap?: Record<string, string>;
  };
  cpSync(source, alone, { recursive: true });
  for (const [to, from] of Object.entries(config.filePathMap ?? {}))
    cpSync(join(copy, from), join(alone, to), { recursive: true });
  const serve = `require('node:http').createServer(require(process.argv[1])).listen(${port}, 'localhost')`;
  const child = spawn(process.execPath, ['-e', serve, join(alone, config.handler)], {
    cwd: alone,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, NODE_ENV: 'production', VERCEL: '1', VERCEL_ENV: 'production' },
  });
  after(() => child.kill());
  // The function holds no other page.
  await waitUntilReady(address + routes.auth, waitForExit(child));

  // Vercel's proxy names the page.
  const matched = { 'x-matched-path': routes.auth };
  const page = await (await fetch(address + routes.auth, { headers: matched })).text();
  const form = load(page)('form:has([name=password])');
  const body = new FormData();
  for (const { name, value } of form.serializeArray()) body.set(name, value);
  const { name: action = '' } = form.find('button[value=sign-in]').attr() ?? {};
  for (const [name, value] of Object.entries({ email, password, [action]: '' })) body.set(name, value);
  const response = await fetch(address + routes.auth, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: address, ...matched },
    body,
  });
  assert.deepEqual([response.status, response.headers.get('location')], [303, '/'], await response.text());
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith('session=base64-')) ?? '';
  const value = Buffer.from(/base64-([\w-]+)/.exec(cookie)?.[1] ?? '', 'base64url').toString();
  assert.equal((JSON.parse(value) as { user: { email: string } }).user.email, email);
});
