import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { spawnSite, withSite } from '../support/site-process';
import {
  expect,
  createName,
  readNotificationStatus,
  sendDemoRequest,
  readRequests,
  findTeamMails,
  test,
  backendPaths,
} from './support';

test('FT-06: A site that is killed between saving and notifying loses nothing', async ({
  account,
  cookie,
  faults,
}) => {
  const changes = { name: createName() };
  // The function never receives the call.
  await faults.inject({
    path: backendPaths.mailFunction,
    delay: 60_000,
    status: 0,
  });
  await withSite({}, async (site) => {
    const saving = sendDemoRequest(cookie, changes, { to: site.url }).catch(() => 'cut off');
    await expect.poll(() => readRequests(account, changes.name)).toHaveLength(1);
    await site.stop();
    expect(await saving).toBe('cut off');
  });
  // The database tests show that the scheduler sends it then, once.
  expect(await readNotificationStatus(account, changes.name)).toBe('pending');
  expect(await findTeamMails(changes.name)).toHaveLength(0);
  await faults.end();
});

test('FT-26: A server that gets a signal to end finishes open requests, and accepts no new ones', async ({
  account,
  cookie,
  faults,
}) => {
  const name = createName();
  await faults.inject({ path: backendPaths.mailFunction, delay: 2000 });
  await withSite({}, async (site) => {
    const saving = sendDemoRequest(cookie, { name }, { to: site.url });
    await expect.poll(() => readRequests(account, name)).toHaveLength(1);
    site.child.kill('SIGTERM');
    const knock = () =>
      new Promise<string>((resolve) => {
        const { hostname, port } = new URL(site.url);
        const socket = connect(Number(port), hostname)
          .once('connect', () => resolve('taken'))
          .once('error', () => resolve('refused'))
          .once('connect', () => socket.destroy());
      });
    await expect.poll(knock).toBe('refused');
    expect(await saving).toBe('sent');
    await site.ended;
  });
  await faults.end();
});

/** Wrong settings, each with the beginning of its sentence. */
const wrongSettings = [
  [{ SITE_URL: 'https://hidden.example/path' }, /^SITE_URL is more than an origin.*: write the origin.*\.$/m],
  [
    { SUPABASE_PUBLISHABLE_KEY: 'sb_secret_hidden', NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: 'hidden' },
    /^SUPABASE_PUBLISHABLE_KEY holds a secret key.*\.\nNEXT_SERVER_ACTIONS_ENCRYPTION_KEY is no key.*\.$/m,
  ],
] as const;

const expectSentences = (output: string, sentences: RegExp) => {
  expect(output).toMatch(sentences);
  expect(output).not.toMatch(/hidden|^\s+at /m);
};

test('FT-21: A wrong setting stops the server at its start with one sentence, without its value or a stack', async () => {
  // Next starts twice.
  test.slow();
  for (const [env, sentences] of wrongSettings) {
    const site = await spawnSite({ env });
    expect(await site.ended).toBe(1);
    expectSentences(site.output(), sentences);
  }
});

test('FT-21: A wrong setting stops the build with one sentence, without its value or a stack', () => {
  // Next starts twice.
  test.slow();
  for (const [env, sentences] of wrongSettings) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/next/dist/bin/next', 'build'],
      {
        encoding: 'utf8',
        // A build that is not rejected may not replace that of the tests.
        env: { ...process.env, NODE_ENV: 'production', NEXT_DIST_DIR: '.next-refused', ...env },
      },
    );
    expect(status).toBe(1);
    expectSentences(stdout + stderr, sentences);
  }
});
