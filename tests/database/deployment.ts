import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { check, eventually } from '../support/checks.ts';
import { person, stack } from './stack.ts';

/** What the site is configured with, and the secret key. */
const settings = (changes: Record<string, string> = {}) => ({
  SITE_URL: 'https://www.harbour.example',
  SUPABASE_URL: stack.url,
  SUPABASE_PUBLISHABLE_KEY: stack.keys.publishable,
  SUPABASE_SECRET_KEY: stack.keys.secret,
  ...changes,
});

/**
 * Runs one of the commands as whoever runs the site. Not synchronously: connections that the database has closed meanwhile
 * are noticed, and not used by what is asked next.
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
const ready = (env = settings()) => command('deploy/check.ts', [], env);

/** The first member of the team, who reads, and whether an installation is as it should be. */
export async function checkInstallation(): Promise<void> {
  const [ada, bob] = [await person(), await person()];
  const reads = async ({ db }: typeof ada) => (await db.rpc('read_team')).data !== null;

  await check('a fresh deployment asks who shall read', async () => {
    // The schedule has called by then.
    await eventually(async () => {
      assert.match((await ready()).out, /^ok .* calls the function/m);
    });
    const { code, out, last } = await ready();
    assert.equal(code, 1);
    assert.match(last, /^Not ready: Nobody has said who reads: everybody who .*npm run staff/);
    assert.equal(out.match(/^FAILED/gm)?.length, 1);
  });
  await check('that it shall stay as shipped is an answer', async () => {
    assert.match((await staff('readers', 'verified')).out, /everybody with a confirmed address/);
    const { code, last } = await ready();
    assert.deepEqual([code, last], [0, 'Ready.']);
  });
  await check('the first member is made by a command, and the team alone reads from then on', async () => {
    assert.equal(await reads(ada), false);
    const { code, out } = await staff('add', ada.email.toUpperCase());
    assert.equal(code, 0);
    assert.match(out, /is of the team from now on.*requestsReadableBy/s);
    assert.equal(await reads(ada), true);
    assert.equal(await reads(bob), false);
  });
  await check('then the pages have to say so', async () => {
    const { code, last } = await ready();
    assert.equal(code, 1);
    assert.match(
      last,
      /^Not ready: content\/legal\/facts.ts says that "verified" read, and the database "staff"/,
    );
  });
  await check('an address without an account is invited', async () => {
    const { code, out } = await staff('add', 'new@harbour.example');
    assert.equal(code, 0);
    assert.match(out, /has no account yet/);
  });
  await check('what is no address is refused, and what is no command explained', async () => {
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
  await check('AT-82: the publishable key appoints nobody', async () => {
    const { code, last } = await command(
      'supabase/staff.ts',
      ['add', bob.email],
      settings({ SUPABASE_SECRET_KEY: stack.keys.publishable }),
    );
    assert.deepEqual([code, /is not a secret key/.test(last)], [1, true]);
    assert.equal(await reads(bob), false);
  });
  await check('what is missing or wrong is named, and no more asked than answers', async () => {
    for (const [changes, says] of [
      [{ SITE_URL: 'https://www.harbour.example/' }, /SITE_URL is an origin/],
      [{ SITE_URL: '' }, /SITE_URL is m/],
      [{ SITE_URL: 'http://www.harbour.example' }, /begins with https/],
      [{ SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_other' }, /SUPABASE_PUBLISHABLE_KEY is not a key/],
      [{ SUPABASE_AUTH_SECRET_KEY: 'wrong' }, /SUPABASE_AUTH_SECRET_KEY is malformed/],
      [{ SUPABASE_SECRET_KEY: 'sb_secret_other' }, /SUPABASE_SECRET_KEY is not a secret key/],
      [{ SUPABASE_URL: 'http://127.0.0.1:1' }, /send-demo-email .* answers nothing/],
    ] as const) {
      const { code, out, last } = await ready(settings(changes));
      assert.equal(code, 1);
      assert.match(out, new RegExp(`^FAILED .*${says.source}`, 'm'));
      assert.match(last, /^Not ready: /);
    }
  });
  await check('without a key it is the embedded backend of the folder', async () => {
    const { out } = await command('deploy/check.ts', [], { BACKEND_DATA: stack.data });
    assert.match(out, /, the embedded backend$/m);
    assert.doesNotMatch(out, /^FAILED(?!.*facts\.ts)/m);
    const { errors } = await command('supabase/staff.ts', ['add', ada.email], { BACKEND_DATA: '/nowhere' });
    assert.match(errors, /^Which project\?/);
  });
  // As it was for the others.
  await staff('readers', 'verified');
}
