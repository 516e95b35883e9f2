import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createPerson, testBackend } from './test-backend.ts';
import { useBackend } from './use-backend.ts';

// auth-answers.tsv has the responses of the hosted service (supabase/auth bc32168e, on PostgreSQL) to the calls below.
await useBackend({ notifyEveryMs: null });

type Answer = { status: number; code: string; message: string };
type Call = { body?: unknown; token?: string; key?: string };
const responses = new Map<string, Answer>();
const FILE = new URL('auth-answers.tsv', import.meta.url);
const [, ...rows] = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('\t'));

/** Calls the auth service, and keeps its response by the name of the call. */
async function ask(name: string, call: string, { body, token, key }: Call = {}) {
  const [method = '', path = ''] = call.split(' ');
  const response = await fetch(`${testBackend.url}/auth/v1/${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(key !== '' && { apikey: key ?? testBackend.keys.publishable }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = (text.startsWith('{') ? JSON.parse(text) : { msg: text }) as Record<string, string>;
  const message = json['msg'] ?? json['error_description'] ?? json['message'] ?? json['error'] ?? '';
  const { status } = response;
  const code = json['error_code'] ?? '';
  const plain = message.trim().replace(/\d+ seconds/, 'N seconds');
  responses.set(name, status < 300 ? { status, code: '', message: '' } : { status, code, message: plain });
  return json;
}

async function countMails(name: string, email: string): Promise<void> {
  responses.set(name, { status: (await testBackend.mailsTo(email)).length, code: 'mails', message: '' });
}

/** Moves the mails to an address, and the tokens of all sessions, into the past. */
const age = (seconds: number, email = '') =>
  testBackend.sql(`
    update auth.users set confirmation_sent_at = confirmation_sent_at - interval '${seconds} s',
      recovery_sent_at = recovery_sent_at - interval '${seconds} s' where email = '${email}';
    update auth.refresh_tokens set updated_at = updated_at - interval '${seconds} s'`);

const newAddress = () => `${randomUUID()}@harbour.example`;
const [ada, unknown, fresh, taken] = [newAddress(), newAddress(), newAddress(), newAddress()];
const password = 'the-first-password';
const other = 'the-second-password';
const long = 'x'.repeat(73);
const user = { email: ada, password };
const signUp = (name: string, body: unknown) => ask(name, 'POST signup', { body });
const signIn = (name: string, body: unknown) => ask(name, 'POST token?grant_type=password', { body });
const verify = (name: string, token: string, more = {}) =>
  ask(name, 'POST verify', { body: { email: ada, token, type: 'email', ...more } });
const askFor = (name: string, path: string, body: unknown) => ask(name, `POST ${path}`, { body });
const put = (name: string, token: string, body: unknown) => ask(name, 'PUT user', { body, token });
const refresh = (name: string, refresh_token?: string) =>
  ask(name, 'POST token?grant_type=refresh_token', { body: { refresh_token } });

await ask('settings', 'GET settings');
await ask('no apikey', 'GET settings', { key: '' });
await ask('wrong apikey', 'GET settings', { key: 'sb_publishable_wrong' });
await ask('health', 'GET health');
await signUp('signup empty', {});
await signUp('signup without password', { email: ada });
await signUp('signup short password', { email: ada, password: 'abc' });
await signUp('signup 73 bytes', { email: ada, password: long });
await signUp('signup bad email', { email: 'ada', password });
await signUp('signup email with space', { email: `a ${ada}`, password });
await signUp('signup invalid JSON', '{ "email": ');
await signUp('signup phone', { phone: '4915112345678', password });
await signUp('signup new', user);
await countMails('signup new: mails', ada);
await signUp('signup again at once', user);
await countMails('signup again: mails', ada);
await signUp('signup upper-case of the same', { email: ada.toUpperCase(), password });
await askFor('otp for it at once', 'otp', { email: ada });
await askFor('resend at once', 'resend', { type: 'signup', email: ada });
await askFor('recover at once, unconfirmed', 'recover', { email: ada });
await countMails('after recover: mails', ada);
await signIn('password sign-in unconfirmed, right', user);
await signIn('password sign-in unconfirmed, wrong', { email: ada, password: other });
await signIn('password sign-in unknown', { email: unknown, password });
await signIn('password sign-in without password', { email: ada });

const code = await testBackend.code(ada);
await verify('verify wrong', String((Number(code) + 1) % 100_000_000).padStart(8, '0'));
await verify('verify without token', '');
await verify('verify unknown type', code, { type: 'unknown' });
await verify('verify unknown address', code, { email: unknown });
await verify('verify with spaces around', ` ${code} `);
const first = (await verify('verify right', code))['access_token'] ?? '';
await verify('verify the same again', code);
await ask('user', 'GET user', { token: first });
await ask('user without token', 'GET user');
await ask('user, broken token', 'GET user', { token: 'broken' });
await ask('user, apikey as token', 'GET user', { token: testBackend.keys.publishable });
// The proof has ended the password of the sign-up, as the database of the recording did not.
await put('PUT same password', first, { password });
await put('PUT same password', first, { password });
await put('PUT short password', first, { password: 'abc' });
await put('PUT 73 bytes', first, { password: long });
await put('PUT new password', first, { password: other });
await put('PUT data', first, { data: { name: 'Ada' } });
await put('PUT email', first, { email: fresh });
await countMails('PUT email: mails to new', fresh);
await countMails('PUT email: mails to old', ada);
await put('PUT email again at once', first, { email: unknown });
await createPerson(taken);
await put('PUT email of a taken address', first, { email: taken });
await put('PUT nothing', first, {});
await ask('reauthenticate', 'GET reauthenticate', { token: first });
const again = { email: ada, password: other };
const session = await signIn('password sign-in', again);
await signIn('old password', user);
await signIn('upper-case sign-in', { email: ada.toUpperCase(), password: other });
await refresh('refresh', session['refresh_token']);
await refresh('refresh, same token within 10 s', session['refresh_token']);
await refresh('refresh, unknown token', 'abcdefghijkl');
await refresh('refresh, none');
await ask('unknown grant', 'POST token?grant_type=unknown', { body: user });
await ask('no grant', 'POST token', { body: user });
await signUp('anonymous sign-in', { data: {} });
await signUp('signup of a confirmed address', user);
await askFor('resend of a confirmed address', 'resend', { type: 'signup', email: ada });
await askFor('recover unknown', 'recover', { email: unknown });
await countMails('recover unknown: mails', unknown);
await askFor('otp unknown, no create', 'otp', { email: unknown, create_user: false });
await countMails('otp no create: mails', unknown);

const newcomer = newAddress();
await askFor('otp new', 'otp', { email: newcomer });
await countMails('otp new: mails', newcomer);
await askFor('otp new at once again', 'otp', { email: newcomer });
await askFor('magiclink endpoint at once', 'magiclink', { email: newcomer });
const newcomersCode = await testBackend.code(newcomer);
await verify('verify otp as magiclink', newcomersCode, { email: newcomer, type: 'magiclink' });
await verify('verify otp as signup', newcomersCode, { email: newcomer, type: 'signup' });
await askFor('otp empty', 'otp', {});
await askFor('otp bad email', 'otp', { email: 'ada' });

const { access_token: mine = '', refresh_token: myRefresh = '' } = session;
await ask('logout others', 'POST logout?scope=others', { token: mine });
await ask('user of the other session', 'GET user', { token: first });
await ask('logout local', 'POST logout?scope=local', { token: mine });
await ask('user after logout', 'GET user', { token: mine });
await refresh('refresh after logout', myRefresh);
await ask('logout twice', 'POST logout', { token: mine });
await ask('logout without token', 'POST logout');
const last = (await signIn('password sign-in 3', again))['access_token'] ?? '';
await ask('logout global', 'POST logout?scope=global', { token: last });
await ask('logout odd scope', 'POST logout?scope=odd', { token: last });
await ask('admin users, publishable', 'GET admin/users');
await ask('admin users, secret', 'GET admin/users', { key: testBackend.keys.secret });
await ask('admin users, person', 'GET admin/users', { token: last });
await ask('authorize', 'GET authorize?provider=google');
await ask('callback', 'GET callback');
await ask('sso', 'POST sso', { body: { domain: 'harbour.example' } });
await ask('invite', 'POST invite', { body: { email: unknown } });
await askFor('otp phone', 'otp', { phone: '4915112345678' });
await ask('verify link GET', 'GET verify?type=signup&token=unknown');
await ask('jwks', 'GET .well-known/jwks.json');
await ask('not found', 'GET not-found');

const { refresh_token: a = '' } = await signIn('password sign-in 3', again);
const { refresh_token: b = '' } = await refresh('refresh A', a);
const { access_token: c = '' } = await refresh('refresh B', b);
await age(11);
await refresh('old refresh token after 10 s', a);
await ask('session after a reused token', 'GET user', { token: c });
await age(60, ada);
await askFor('otp of a confirmed address', 'otp', { email: ada });
await askFor('recover of a confirmed address at once', 'recover', { email: ada });
await countMails('mails to it', ada);
const newest = await testBackend.code(ada);
await verify('verify as signup', newest, { type: 'signup' });
await verify('verify as recovery', newest, { type: 'recovery' });

for (const [name = '', status, code, message, why] of rows)
  test(`${name} is answered ${why ? 'otherwise than' : 'as'} by the hosted auth service`, () => {
    const hosted = { status: Number(status), code, message };
    if (why) assert.notDeepEqual(responses.get(name), hosted);
    else assert.deepEqual(responses.get(name), hosted);
  });

test('Each call has its hosted answer in the table', () =>
  assert.deepEqual([...responses.keys()].sort(), rows.map(([name]) => name).sort()));
