import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { requestReadAccess } from '../../../content/legal/facts.ts';
import { type Person, createPerson, testBackend } from '../../database/test-backend.ts';
import { useBackend } from '../../database/use-backend.ts';
import { waitUntilPassed } from '../../support/wait-until-passed.ts';

await useBackend();

const settings = (changes: Record<string, string> = {}) => ({
  SITE_URL: 'https://www.harbour.example',
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
  assert.doesNotMatch(said, /sb_secret_|^\s+at /m);
  return { ...ran, last: said.trim().split('\n').at(-1) ?? '' };
}
const staff = (...args: string[]) => command('supabase/staff.ts', args, settings());
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

test('The staff command refuses a wrong address, and explains an unknown command', async () => {
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
  const env = settings({ SUPABASE_SECRET_KEY: testBackend.keys.publishable });
  const { code, last } = await command('supabase/staff.ts', ['add', bob.email], env);
  assert.equal(code, 1);
  assert.match(last, /is not a secret key/);
  assert.equal(await isStaff(bob), false);
});

test('The deployment check names each setting that is missing or wrong', async () => {
  for (const [changes, says] of [
    [{ SITE_URL: 'https://www.harbour.example/' }, /SITE_URL is an origin/],
    [{ SITE_URL: '' }, /SITE_URL is m/],
    [{ SITE_URL: 'http://www.harbour.example' }, /begins with https/],
    [{ SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_other' }, /SUPABASE_PUBLISHABLE_KEY is not a key/],
    [{ SUPABASE_AUTH_SECRET_KEY: 'wrong' }, /SUPABASE_AUTH_SECRET_KEY is malformed/],
    [{ SUPABASE_SECRET_KEY: 'sb_secret_other' }, /SUPABASE_SECRET_KEY is not a secret key/],
    [{ SUPABASE_URL: 'http://127.0.0.1:1' }, /send-demo-email .* answers nothing/],
  ] as const) {
    const { code, out, last } = await deployCheck(settings(changes));
    assert.equal(code, 1);
    assert.match(out, new RegExp(`^FAILED .*${says.source}`, 'm'));
    assert.match(last, /^Not ready: /);
  }
});

test('Without a key the commands use the embedded backend of the folder', async () => {
  const { out } = await command('scripts/deploy/check.ts', [], { BACKEND_DATA: testBackend.data });
  assert.match(out, /, the embedded backend$/m);
  assert.doesNotMatch(out, /^FAILED(?!.*facts\.ts)/m);
  const { errors } = await command('supabase/staff.ts', ['add', ada.email], { BACKEND_DATA: '/nowhere' });
  assert.match(errors, /^Which project\?/);
});
