import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { codeErrors } from '../../content/messages/auth.ts';
import type * as testBackendModule from '../database/test-backend.ts';
import { collectOutput } from '../support/collect-output.ts';
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts';

// A backend of its own: the mail service rejects mails, and accounts are counted.
test.describe.configure({ mode: 'default', timeout: 180_000 });
let backend: typeof testBackendModule;
let site: SiteProcess;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  // Playwright also loads this file to list its tests, and the module starts servers.
  backend = await import('../database/test-backend.ts');
  const { testBackend } = backend;
  expect(await testBackend.start({ receipts: true, webhooks: null })).toBe('READY');
  site = await startSiteProcess({
    env: { SUPABASE_URL: testBackend.url, SUPABASE_PUBLISHABLE_KEY: testBackend.keys.publishable },
  });
});
test.afterAll(async () => {
  await site.stop();
  await backend.testBackend.remove();
});

const createAddress = () => `${randomUUID()}@harbour-freight.example`;

/** Runs the command of the operator, answers its question or stops it, and returns what it printed. */
async function tryDeployment(email: string, typeCode: () => string | null | Promise<string>) {
  const { url, keys } = backend.testBackend;
  const child = spawn(process.execPath, ['scripts/deploy/check.ts', '--trial', email], {
    stdio: 'pipe',
    env: {
      NODE_ENV: 'production',
      PATH: process.env['PATH'],
      SITE_URL: site.url,
      SUPABASE_URL: url,
      SUPABASE_SECRET_KEY: keys.secret,
    },
  });
  const printed = collectOutput(child);
  const ended = once(child, 'exit');
  const asked = new Promise<void>((resolve) => {
    child.stdout.on('data', () => {
      if (printed().includes(`The code in the mail to ${email}`)) resolve();
    });
  });
  await Promise.race([asked, ended]);
  child.stdin.on('error', () => undefined);
  const typed = await typeCode();
  if (typed === null) child.kill('SIGINT');
  else child.stdin.end(`${typed}\n`);
  const [code] = (await ended) as [number];
  expect(printed()).not.toMatch(/sb_secret_\w|^\s+at /m);
  return { code, printed: printed() };
}

const readCode = (email: string) => () => backend.testBackend.code(email);

const count = async (query: string) =>
  (await backend.testBackend.sql(`select count(*)::integer as n from ${query}`))[0]?.['n'];
const countTrials = () => count(`public.demo_requests where purpose like 'Trial of%'`);
const countAccounts = (email: string) => count(`auth.users where email = '${email}'`);
const countSessions = (email: string) =>
  count(`auth.sessions s join auth.users u on u.id = s.user_id where u.email = '${email}'`);

test('A trial of the deployment sends a request with all its mails, and deletes it with the account that it made', async () => {
  const email = createAddress();
  const { code, printed } = await tryDeployment(email, readCode(email));
  expect(code, printed).toBe(0);
  const steps = [...printed.matchAll(/^(?:.*: )?ok +\d+\.\d s {2}(.*)$/gm)].map(([, step]) => step);
  expect(steps.slice(0, 5)).toEqual([
    '/demo shows the form',
    'the form was posted',
    'the site mailed a code',
    'the code was posted',
    'the request is in the database',
  ]);
  expect(steps.slice(5, 8).toSorted()).toEqual([
    'the mail to the team was sent',
    'the receipt was sent',
    expect.stringMatching(/^the webhook at 127\.0\.0\.1:\d+ was sent$/),
  ]);
  expect(steps.slice(8)).toEqual([
    'the request was deleted with its deliveries',
    'the account of the trial was deleted',
  ]);
  expect(printed.trim().split('\n').at(-1)).toBe('The trial passed.');

  const { testBackend } = backend;
  const [notification] = await testBackend.notifications();
  expect((await testBackend.mail(notification?.ID ?? '')).Text).toContain('Trial of the deployment');
  expect(testBackend.received()[0]?.body).toContain('Trial of the deployment');
  expect([await countTrials(), await count('public.deliveries'), await countAccounts(email)]).toEqual([
    0, 0, 0,
  ]);
  expect(await testBackend.sql('select action, details from public.audit_log')).toEqual([
    { action: 'trial.delete', details: { requests: 1, account: true } },
  ]);
});

test('A trial leaves the account, the session and the request of a person who was there before', async () => {
  const person = await backend.createPerson();
  const request = backend.buildDemoRequest({ email: person.email });
  expect((await person.db.from('demo_requests').insert(request)).error).toBeNull();
  const { code, printed } = await tryDeployment(person.email, readCode(person.email));
  expect(code, printed).toBe(0);
  expect(printed).toContain('the account was there before, and stays');
  expect((await person.db.from('demo_requests').select('id')).data).toEqual([{ id: request.id }]);
  // The session of the trial has ended, and the person's has not.
  expect([await countTrials(), await countSessions(person.email)]).toEqual([0, 1]);
});

test('A trial fails when the mail service rejects the mail, and deletes its request all the same', async () => {
  const email = createAddress();
  backend.testBackend.fail(401, Infinity);
  const { code, printed } = await tryDeployment(email, readCode(email));
  backend.testBackend.fail(200, 0);
  expect(code, printed).toBe(1);
  expect(printed).toMatch(/^The trial failed: It failed to send the (?:mail to the team|receipt): .*401/m);
  expect(printed).toContain('the request was deleted with its deliveries');
  expect([await countTrials(), await countAccounts(email)]).toEqual([0, 0]);
});

for (const [name, typed, says] of [
  ['no code in its mail', '', /holds no code: .* npx supabase@3 config push/],
  [
    'a code of six digits',
    '123 456',
    /otp_length is 6 in the project instead of 8: run SITE_URL=… npx supabase@3 config push/,
  ],
] as const)
  test(`A trial finds ${name}, and says which command sends the settings`, async () => {
    const email = createAddress();
    const { code, printed } = await tryDeployment(email, () => typed);
    expect(code).toBe(1);
    expect(printed).toMatch(says);
    expect(await countAccounts(email)).toBe(0);
  });

test('A trial takes a second code after a wrong one, and ends at the end of its input', async () => {
  const email = createAddress();
  const { code, printed } = await tryDeployment(email, () => '12345678');
  expect(code).toBe(1);
  expect(printed).toContain(codeErrors.wrong);
  expect(printed).toMatch(/^The trial failed: No code was typed\.$/m);
  expect(await countAccounts(email)).toBe(0);
});

test('A trial that is stopped at the prompt deletes what it made', async () => {
  const email = createAddress();
  const { code, printed } = await tryDeployment(email, () => null);
  expect(code).toBe(1);
  expect(printed).toContain('The trial was stopped.');
  expect(await countAccounts(email)).toBe(0);
});
