import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { after, test } from 'node:test';
import { requestReadAccess } from '../../../content/legal/facts.ts';
import { type Person, createPerson, testBackend } from '../../database/test-backend.ts';
import { useBackend } from '../../database/use-backend.ts';
import { listenOnLoopback } from '../../support/loopback.ts';
import { waitUntilPassed } from '../../support/wait-until-passed.ts';

await useBackend();

/** The health that the deployed site reports; null for another site. */
let health: Record<string, string> | null;
const server = createServer((request, response) => {
  const isFailing = health?.['status'] !== 'ok';
  if (!health || request.url !== '/api/health') return response.writeHead(404).end('nothing');
  return response.writeHead(isFailing ? 503 : 200).end(JSON.stringify(health));
});
const siteUrl = (await listenOnLoopback(server)).replace('127.0.0.1', 'localhost');
after(() => server.close());
const healthy = {
  status: 'ok',
  site: 'ok',
  database: 'ok',
  auth: 'ok',
  codeMails: 'ok',
  notifications: 'ok',
  schedule: 'ok',
};
health = healthy;

const settings = (changes: Record<string, string> = {}) => ({
  SITE_URL: siteUrl,
  SUPABASE_URL: testBackend.url,
  SUPABASE_PUBLISHABLE_KEY: testBackend.keys.publishable,
  SUPABASE_SECRET_KEY: testBackend.keys.secret,
  ...changes,
});

/**
 * Runs one of the operator's commands.
 * It is asynchronous, so that Node notices connections that the backend has closed.
 */
async function command(program: string, args: string[], env: Record<string, string>) {
  const ran = await new Promise<{ code: unknown; out: string; errors: string }>((resolve) => {
    execFile(
      process.execPath,
      [program, ...args],
      { env: { NODE_ENV: 'production', PATH: process.env['PATH'], ...env } },
      (error, out, errors) => resolve({ code: error ? error.code : 0, out, errors }),
    );
  });
  const said = ran.out + ran.errors;
  assert.doesNotMatch(said, /sb_secret_\w|^\s+at /m);
  return { ...ran, last: said.trim().split('\n').at(-1) ?? '' };
}
const staff = (...args: string[]) => command('scripts/operator/staff.ts', args, settings());
const deployCheck = (env = settings()) => command('scripts/deploy/check.ts', [], env);

const [ada, bob] = [await createPerson(), await createPerson()];
const isStaff = async ({ db }: Person) =>
  ((await db.rpc('get_my_access')).data as { is_staff: boolean } | null)?.is_staff;

test('A fresh deployment asks for a team, and for the read access that the pages promise', async () => {
  await testBackend.sql(`update private.settings set request_read_access = 'staff_only' where only_row;
    insert into private.job_runs values ('retention', now()) on conflict (job) do nothing`);
  // The schedule has run by then.
  await waitUntilPassed(async () => assert.match((await deployCheck()).out, /^ok .* calls the function/m));
  const { code, out, last } = await deployCheck();
  assert.equal(code, 1);
  assert.match(last, /^Not ready: Nobody is staff.*npm run staff -- add/);
  assert.match(out, /^FAILED.*Nobody is staff/m);
});

test('AT-49: The deployment check sees a database without the trigger that ends unproved passwords', async () => {
  await testBackend.sql('alter table auth.users disable trigger remove_unproved_password');
  assert.match((await deployCheck()).out, /^FAILED .*remove_unproved_password on auth\.users is missing/m);
  await testBackend.sql('alter table auth.users enable trigger remove_unproved_password');
  assert.match((await deployCheck()).out, /^ok .*ends an earlier password/m);
});

test('The staff command adds, lists and removes members', async () => {
  assert.equal(await isStaff(ada), false);
  for (const email of [ada.email.toUpperCase(), ada.email, 'new@harbour.example'])
    assert.equal((await staff('add', email)).code, 0);
  assert.deepEqual([await isStaff(ada), await isStaff(bob)], [true, false]);
  assert.equal((await staff('list')).out.trim(), [ada.email, 'new@harbour.example'].toSorted().join('\n'));
  await staff('remove', 'new@harbour.example');
  assert.equal((await staff('list')).out.trim(), ada.email);
});

test('The staff command sets who reads all requests, and the check reports pages that differ', async () => {
  for (const access of ['staff_only', 'any_confirmed_account']) {
    assert.match((await staff('read', access)).out, new RegExp(`Read access is ${access}`));
    const { code, last, out } = await deployCheck();
    const isSame = access === requestReadAccess;
    assert.equal(code, isSame ? 0 : 1, out);
    assert.match(last, isSame ? /^Ready\.$/ : /^Not ready: The privacy policy says/);
  }
  await staff('read', requestReadAccess);
});

test('The staff command rejects a wrong address, and explains an unknown command', async () => {
  for (const [args, says] of [
    [['add', 'nobody'], /^This is not an email address/],
    [['add'], /^npm run staff -- add/],
    [['read', 'everybody'], /^This is not an email address, or not a value/],
    [[], /^npm run staff -- add/],
  ] as const) {
    const { code, out, errors } = await staff(...args);
    assert.deepEqual([code, out], [1, '']);
    assert.match(errors, says);
  }
});

test('AT-82: The publishable key adds nobody to the team', async () => {
  const other = testBackend.keys.publishable.replace('publishable', 'secret');
  for (const [key, says] of [
    [testBackend.keys.publishable, /^SUPABASE_SECRET_KEY holds a publishable key.*: write a secret key/],
    [other, /is not a secret key/],
  ] as const) {
    const env = settings({ SUPABASE_SECRET_KEY: key });
    const { code, last } = await command('scripts/operator/staff.ts', ['add', bob.email], env);
    assert.equal(code, 1);
    assert.match(last, says);
  }
  assert.equal(await isStaff(bob), false);
});

test('The deployment check names each setting that is missing or wrong', async () => {
  const { publishable, secret } = testBackend.keys;
  for (const [changes, says] of [
    [{ SITE_URL: `${siteUrl}/` }, /SITE_URL is more than an origin/],
    [{ SITE_URL: '' }, /SITE_URL is missing: write the origin/],
    [{ SITE_URL: 'http://www.harbour.example' }, /SITE_URL begins with http: write https/],
    [{ SUPABASE_PUBLISHABLE_KEY: secret }, /SUPABASE_PUBLISHABLE_KEY holds a secret key/],
    [{ SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_other' }, /SUPABASE_PUBLISHABLE_KEY is not a key/],
    [{ SUPABASE_AUTH_SECRET_KEY: publishable }, /SUPABASE_AUTH_SECRET_KEY holds a publishable key/],
    [
      { SUPABASE_AUTH_SECRET_KEY: 'sb_secret_old' },
      /SUPABASE_AUTH_SECRET_KEY is not a key .*, so nobody can sign in/,
    ],
    [{ SUPABASE_SECRET_KEY: 'sb_secret_other' }, /SUPABASE_SECRET_KEY is not a secret key/],
    [{ SUPABASE_URL: 'http://127.0.0.1:1' }, /send-demo-email .* answers nothing/],
    [{ SUPABASE_URL: 'http://project.invalid' }, /mailDomain in content.site\.ts is on a reserved domain/],
    [{ NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: 'short' }, /NEXT_SERVER_ACTIONS_ENCRYPTION_KEY is no key/],
    [
      { MAIL_FROM: 'nobody', WEBHOOKS: 'https://crm.harbour.example/x whsec_short' },
      /MAIL_FROM is no mailbox.*WEBHOOKS has a secret that is too short/,
    ],
  ] as const) {
    const { code, out, last } = await deployCheck(settings(changes));
    assert.equal(code, 1);
    assert.match(out, new RegExp(`^FAILED .*${says.source}`, 'm'));
    assert.match(last, /^Not ready: /);
  }
  for (const changes of [{ SUPABASE_URL: 'no address' }, { SUPABASE_URL: '' }]) {
    const { code, last } = await deployCheck(settings(changes));
    assert.equal(code, 1);
    assert.match(last, /^Not ready: SUPABASE_URL is .*: write the address of the project/);
  }
});

test('The deployment check tries the key of the auth service, and says what its absence means', async () => {
  assert.match(
    (await deployCheck()).out,
    /^note .*SUPABASE_AUTH_SECRET_KEY was not given.*limits hold for each process/m,
  );
  const { out } = await deployCheck(settings({ SUPABASE_AUTH_SECRET_KEY: testBackend.keys.secret }));
  assert.match(out, /^ok .*the project knows the secret key of the auth service/m);
});

test('The deployment check names each part that the site calls faulty, with what to do', async () => {
  health = { ...healthy, status: 'failing', codeMails: 'failing', schedule: 'late' };
  const { code, last } = await deployCheck();
  assert.equal(code, 1);
  assert.match(last, /codeMails is failing: look at the SMTP login.*schedule is late: schedule the function/);
  health = null;
  assert.match((await deployCheck()).last, /At SITE_URL is another site: .* answers 404/);
  health = healthy;
  const silent = settings({ SITE_URL: 'http://localhost:1' });
  assert.match((await deployCheck(silent)).last, /The site at SITE_URL does not answer/);
});

test('The deployment check explains an unknown option', async () => {
  const { code, errors } = await command('scripts/deploy/check.ts', ['--other'], settings());
  assert.equal(code, 1);
  assert.match(errors, /^npm run deploy:check .*\nnpm run deploy:check -- --trial/);
});

test('Without a key the commands use the embedded backend of the folder', async () => {
  const env = { BACKEND_DATA: testBackend.data, SITE_URL: 'http://localhost:1' };
  const { out } = await command('scripts/deploy/check.ts', [], env);
  assert.match(out, /, the embedded backend$/m);
  assert.match(
    out,
    /^note .*the site does not run at http:\/\/localhost:1, so its health was not looked at/m,
  );
  assert.doesNotMatch(out, /^FAILED(?!.*facts\.ts)/m);
  const { errors } = await command('scripts/operator/staff.ts', ['add', ada.email], {
    BACKEND_DATA: '/nowhere',
  });
  assert.match(errors, /^Which project\?/);
});
