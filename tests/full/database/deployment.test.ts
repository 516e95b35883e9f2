import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { type Person, person, stack } from '../../database/stack.ts';
import { useBackend } from '../../database/use-backend.ts';
import { eventually } from '../../support/eventually.ts';

await useBackend();

/** The environment of the site, and the secret key. */
const settings = (changes: Record<string, string> = {}) => ({
  SITE_URL: 'https://www.harbour.example',
  SUPABASE_URL: stack.url,
  SUPABASE_PUBLISHABLE_KEY: stack.keys.publishable,
  SUPABASE_SECRET_KEY: stack.keys.secret,
  ...changes,
});

/**
 * Runs one of the operator's commands. Not synchronously: connections that the backend has closed meanwhile are noticed
 * then, and not used by the next question.
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
const deployCheck = (env = settings()) => command('deploy/check.ts', [], env);

const [ada, bob] = [await person(), await person()];
const reads = async ({ db }: Person) => (await db.rpc('read_team')).data !== null;

test('a fresh deployment asks the operator who reads', async () => {
  // The schedule has called by then.
  await eventually(async () => assert.match((await deployCheck()).out, /^ok .* calls the function/m));
  const { code, out, last } = await deployCheck();
  assert.equal(code, 1);
  assert.match(last, /^Not ready: Nobody has said who reads: everybody who .*npm run staff/);
  assert.equal(out.match(/^FAILED/gm)?.length, 1);
});

test('an operator may leave reading as it is shipped', async () => {
  assert.match((await staff('readers', 'verified')).out, /everybody with a confirmed address/);
  const { code, last } = await deployCheck();
  assert.deepEqual([code, last], [0, 'Ready.']);
});

test('a command makes the first member, and from then on the team alone reads', async () => {
  assert.equal(await reads(ada), false);
  const { code, out } = await staff('add', ada.email.toUpperCase());
  assert.equal(code, 0);
  assert.match(out, /is of the team from now on.*requestsReadableBy/s);
  assert.deepEqual([await reads(ada), await reads(bob)], [true, false]);

  // The pages have to say so.
  const { code: stale, last } = await deployCheck();
  assert.equal(stale, 1);
  assert.match(
    last,
    /^Not ready: content\/legal\/facts.ts says that "verified" read, and the database "staff"/,
  );
});

test('an address without an account is invited', async () => {
  const { code, out } = await staff('add', 'new@harbour.example');
  assert.equal(code, 0);
  assert.match(out, /has no account yet/);
});

test('a wrong address is refused, and an unknown command explained', async () => {
  for (const [args, says] of [
    [['add', 'nobody'], /^nobody is not an address/],
    [['add'], /^npm run staff -- add/],
    [['readers', 'everybody'], /^npm run staff -- add/],
    [[], /^npm run staff -- add/],
  ] as const) {
    const { code, out, errors } = await staff(...args);
    assert.deepEqual([code, out], [1, '']);
    assert.match(errors, says);
  }
});

test('AT-82: the publishable key appoints nobody', async () => {
  const { code, last } = await command(
    'supabase/staff.ts',
    ['add', bob.email],
    settings({ SUPABASE_SECRET_KEY: stack.keys.publishable }),
  );
  assert.equal(code, 1);
  assert.match(last, /is not a secret key/);
  assert.equal(await reads(bob), false);
});

test('the check of a deployment names each setting that is missing or wrong', async () => {
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

test('without a key the commands mean the embedded backend of the folder', async () => {
  const { out } = await command('deploy/check.ts', [], { BACKEND_DATA: stack.data });
  assert.match(out, /, the embedded backend$/m);
  assert.doesNotMatch(out, /^FAILED(?!.*facts\.ts)/m);
  const { errors } = await command('supabase/staff.ts', ['add', ada.email], { BACKEND_DATA: '/nowhere' });
  assert.match(errors, /^Which project\?/);
});
