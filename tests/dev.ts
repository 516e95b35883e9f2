import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import * as routes from '../lib/routes.ts';
import { waitForExit } from '../scripts/process/child-process.ts';
import { findFreePort } from '../scripts/process/ports.ts';
import { collectOutput } from './support/collect-output.ts';
import { copyProject, listSources } from './support/project-copy.ts';
import { waitUntilPassed } from './support/wait-until-passed.ts';
import { startWebhookReceiver } from './support/webhook-receiver.ts';

// The README's first command runs in a fresh copy. `NIGHTLY=1` adds the view of authors.
const specs = ['tests/e2e/story.spec.ts', ...(process.env['NIGHTLY'] ? ['tests/nightly/dev/'] : [])];
const copy = copyProject('dev-checkout');
const [port, backendPort, mailboxPort] = [await findFreePort(), await findFreePort(), await findFreePort()];
const address = `http://localhost:${port}`;
const receiver = await startWebhookReceiver();
const npm = process.env['npm_execpath'];
const [command, ...args] = npm ? [process.execPath, npm, 'run', 'dev'] : ['npm', 'run', 'dev'];
/** Hashes every source file of the copy. */
const readState = () =>
  listSources(copy).map((file) => {
    const hash = createHash('sha256').update(readFileSync(join(copy, file)));
    return `${hash.digest('hex')} ${file}`;
  });
const state = readState();

let child: ReturnType<typeof spawn>;
let printed: () => string;

before(async () => {
  child = spawn(command, args, {
    cwd: copy,
    // A process group receives Ctrl-C as a whole, as in a terminal.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: String(port),
      BACKEND_PORT: String(backendPort),
      MAILBOX_PORT: String(mailboxPort),
      // Receipts and webhooks would wait a quarter of a minute.
      NOTIFY_EVERY_MS: '2000',
      ...receiver.functionEnv,
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });
  const read = collectOutput(child);
  // Where the environment asks for colours, their codes are part of the output.
  printed = () => stripVTControlCharacters(read());
  const isPrinted = waitUntilPassed(() => assert.ok(printed().includes('Ctrl-C stops everything')));
  await Promise.race([isPrinted, waitForExit(child)]);
});

after(() => {
  try {
    process.kill(-(child.pid ?? 0), 'SIGKILL');
  } catch {
    // It has ended, as it should.
  }
  // A killed process may be writing still.
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
});

test('Every address that `npm run dev` prints answers at once', async () => {
  const addresses = [...printed().matchAll(/http:\/\/\S+\d/g)].map(([found]) => found);
  assert.ok(addresses.includes(address), printed());
  for (const printedAddress of addresses) {
    const { status } = await fetch(printedAddress);
    // The backend has no page of its own.
    assert.ok([200, 404].includes(status), `${printedAddress}: ${status}`);
  }
  assert.equal((await fetch(address)).status, 200);
});

test('The start prints nothing that a reader can do nothing about', () => {
  assert.doesNotMatch(printed(), /deprecated|Experiments|Network:|modifyConfig/);
});

test('Unknown addresses answer in development as in production', async () => {
  const article = await fetch(address + routes.article('no-such-article'), { redirect: 'manual' });
  assert.deepEqual([article.status, article.headers.get('Location')], [307, routes.articles]);
  for (const path of [routes.caseStudy('no-such-case'), routes.release('no-such-release'), '/no-such-page'])
    assert.equal((await fetch(address + path)).status, 404, path);
  const link = await fetch(`${address}${routes.privacy}).`, { redirect: 'manual' });
  assert.deepEqual([link.status, link.headers.get('Location')], [308, routes.privacy]);
});

test('A visitor sends a request on the site that `npm run dev` serves', async () => {
  const walk = spawn(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      ...['test', '--project=dev', '--workers=1', '--reporter=line', '--output=test-results/dev', ...specs],
    ],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        SITE_URL: address,
        SUPABASE_URL: `http://127.0.0.1:${backendPort}`,
        MAILBOX_URL: `http://127.0.0.1:${mailboxPort}`,
        WEBHOOK_RECEIVER_URL: receiver.origin,
        BACKEND_DATA: `${copy}/.local/dev`,
        DEV_FOLDER: copy,
      },
    },
  );
  assert.equal(await waitForExit(walk), 0, printed());
});

test('Each mistake in content/ is printed once, in one line', () => {
  const reported = printed().match(/^content\/.+: .+$/gm) ?? [];
  assert.deepEqual(reported, [...new Set(reported)]);
  assert.equal(reported.length > 0, Boolean(process.env['NIGHTLY']));
  assert.doesNotMatch(printed(), /ContentFault|unhandledRejection|request-error|static paths/);
});

test('The site ends on Ctrl-C without an error', async () => {
  const printedLength = printed().length;
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await waitForExit(child);
  assert.doesNotMatch(printed().slice(printedLength), /ended with code|starting it again|Error/);
});

test('The site leaves the checkout unchanged', () => {
  assert.deepEqual(readState(), state);
});
