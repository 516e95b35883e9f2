import assert from 'node:assert/strict';
import type { AuthError } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { createDatabaseClient, createPerson, testBackend } from './test-backend.ts';
import { readClaims } from './tokens.ts';
import { useBackend } from './use-backend.ts';
// They share one backend, which takes longer to start than to test.
import './auth-answers.ts';

// The embedded auth service must answer like the hosted one. The site relies on each response.
await useBackend({ notifyEveryMs: null });

const { auth } = createDatabaseClient();
const newAddress = () => `${randomUUID()}@harbour.example`;
const SPENT = { status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' };
const expectRejected = (error: AuthError | null, expected: object) =>
  assert.deepEqual(error && { status: error.status, code: error.code, message: error.message }, expected);

/** Moves all mails to an address, and all other events of it, into the past. */
const wait = (email: string, seconds: number) =>
  testBackend.sql(`
    update auth.users set created_at = created_at - interval '${seconds} s',
      confirmation_sent_at = confirmation_sent_at - interval '${seconds} s',
      recovery_sent_at = recovery_sent_at - interval '${seconds} s',
      email_confirmed_at = email_confirmed_at - interval '${seconds} s' where email = '${email}'`);

/** Requests a code, as the site does for every visitor. */
async function codeFor(email: string): Promise<string> {
  const before = (await testBackend.mailsTo(email)).length;
  const { error } = await auth.signInWithOtp({ email });
  assert.equal(error, null);
  assert.equal((await testBackend.mailsTo(email)).length, before + 1);
  return testBackend.code(email);
}

async function prove(email: string, token: string) {
  const db = createDatabaseClient();
  const { data, error } = await db.auth.verifyOtp({ email, token, type: 'email' });
  assert.equal(error, null);
  assert.ok(data.user && data.session);
  return { auth: db.auth, user: data.user, session: data.session };
}

const verifying = async (email: string, token: string) =>
  (await createDatabaseClient().auth.verifyOtp({ email, token, type: 'email' })).error;

const signIn = async (email: string, password: string) =>
  (await createDatabaseClient().auth.signInWithPassword({ email, password })).error;
const WRONG = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' };

test('The mail has the code in its subject and alone on a line, and no link', async () => {
  const email = newAddress();
  const code = await codeFor(email);
  assert.match(code, /^\d{8}$/);
  const [mail] = await testBackend.mailsTo(email);
  assert.ok(mail);
  assert.ok(mail.Subject.startsWith(`${code} `));
  const { Text, HTML } = await testBackend.mail(mail.ID);
  assert.match(Text, new RegExp(`\\n\\n${code}\\n\\n`));
  assert.match(HTML, new RegExp(`<code [^>]*>${code}</code></p>`));
  assert.doesNotMatch(HTML + Text, /href|https?:|www\./);
});

test('A code by signInWithOtp is mailed to a new address, whose account gets a password that nobody knows', async () => {
  const email = newAddress();
  const code = await codeFor(email);
  expectRejected(await signIn(email, code), WRONG);
  const { user, session } = await prove(email, code);
  assert.equal(user.email, email);
  const [method] = readClaims(session.access_token)['amr'] as { method: string }[];
  assert.equal(method?.method, 'otp');
});

test('A code by signInWithOtp is mailed to an unconfirmed address, whose password stays until the proof', async () => {
  const [email, password] = [newAddress(), randomUUID()];
  await auth.signUp({ email, password });
  await wait(email, 60);
  const code = await codeFor(email);
  assert.equal((await signIn(email, password))?.code, 'email_not_confirmed');
  await prove(email, code);
  expectRejected(await signIn(email, password), WRONG);
});

test('A code by signInWithOtp is mailed to a confirmed address, whose password stays', async () => {
  const [{ email, id }, password] = [await createPerson(), randomUUID()];
  // The hosted service has no pause between different kinds of mails.
  const first = await prove(email, await codeFor(email));
  assert.equal(first.user.id, id);
  assert.equal((await first.auth.updateUser({ password })).error, null);
  await prove(email, await codeFor(email));
  assert.equal(await signIn(email, password), null);
});

test('A code by signInWithOtp is mailed to a known address only, where no account may be made', async () => {
  const [unknown, { email }] = [newAddress(), await createPerson()];
  const ask = (address: string) =>
    auth.signInWithOtp({ email: address, options: { shouldCreateUser: false } });
  expectRejected((await ask(unknown)).error, {
    status: 422,
    code: 'otp_disabled',
    message: 'Signups not allowed for otp',
  });
  assert.deepEqual(await testBackend.mailsTo(unknown), []);
  assert.equal((await ask(email)).error, null);
  await prove(email, await testBackend.code(email));
});

test('A code by signInWithOtp is mailed once a minute to each kind of address', async () => {
  for (const email of [newAddress(), (await createPerson()).email]) {
    await codeFor(email);
    const { error } = await auth.signInWithOtp({ email });
    assert.deepEqual([error?.status, error?.code], [429, 'over_email_send_rate_limit']);
    assert.match(
      error?.message ?? '',
      /^For security purposes, you can only request this after (?:60|[1-5]?\d) seconds\.$/,
    );
    await wait(email, 60);
    await codeFor(email);
  }
});

test('A code by signInWithOtp does not depend on the spelling of an address', async () => {
  const email = newAddress();
  assert.equal((await auth.signInWithOtp({ email: email.toUpperCase() })).error, null);
  await prove(email.toUpperCase(), await testBackend.code(email));
});

const addresses = async () => [newAddress(), (await createPerson()).email];

test('A mailed code works once', async () => {
  for (const email of await addresses()) {
    const code = await codeFor(email);
    await prove(email, code);
    expectRejected(await verifying(email, code), SPENT);
  }
});

test('A mailed code works for its own address only', async () => {
  for (const email of await addresses()) {
    const code = await codeFor(email);
    const wrong = String((Number(code) + 1) % 100_000_000).padStart(8, '0');
    expectRejected(await verifying(email, wrong), SPENT);
    expectRejected(await verifying(newAddress(), code), SPENT);
    expectRejected(await verifying((await createPerson()).email, code), SPENT);
    await prove(email, code);
  }
});

test('A mailed code is ended by every kind of new code', async () => {
  const asks = [
    (email: string) => auth.signInWithOtp({ email }),
    (email: string) => auth.resetPasswordForEmail(email),
    (email: string) => auth.signUp({ email, password: randomUUID() }),
    (email: string) => auth.resend({ type: 'signup', email }),
  ];
  const email = newAddress();
  let last = await codeFor(email);
  for (const ask of asks) {
    await wait(email, 60);
    assert.equal((await ask(email)).error, null);
    const code = await testBackend.code(email);
    assert.notEqual(code, last);
    expectRejected(await verifying(email, last), SPENT);
    last = code;
  }
  await prove(email, last);
  const first = await codeFor(email);
  await wait(email, 60);
  assert.equal((await auth.resetPasswordForEmail(email)).error, null);
  expectRejected(await verifying(email, first), SPENT);
  await prove(email, await testBackend.code(email));
});

test('A mailed code is valid for ten minutes', async () => {
  for (const email of await addresses()) {
    const old = await codeFor(email);
    await wait(email, 601);
    expectRejected(await verifying(email, old), SPENT);
    const good = await codeFor(email);
    await wait(email, 540);
    await prove(email, good);
  }
});

test('A code works only for the type names of its kind: for a new address, or for a confirmed one', async () => {
  const email = newAddress();
  const verifyAs = async (type: 'signup' | 'magiclink' | 'recovery', token: string) =>
    (await createDatabaseClient().auth.verifyOtp({ email, token, type })).error;
  const first = await codeFor(email);
  for (const type of ['magiclink', 'recovery'] as const) expectRejected(await verifyAs(type, first), SPENT);
  assert.equal(await verifyAs('signup', first), null);
  for (const type of ['magiclink', 'recovery'] as const) {
    await wait(email, 60);
    const token = await codeFor(email);
    expectRejected(await verifyAs('signup', token), SPENT);
    assert.equal(await verifyAs(type, token), null);
  }
});

test('A sign-up of an unconfirmed address mails again after a minute, and leaves account and password', async () => {
  const [email, password] = [newAddress(), randomUUID()];
  const first = await auth.signUp({ email, password });
  const again = () => auth.signUp({ email, password: randomUUID() });
  assert.equal((await again()).error?.code, 'over_email_send_rate_limit');
  assert.equal((await testBackend.mailsTo(email)).length, 1);
  await wait(email, 60);
  const { data, error } = await again();
  assert.equal(error, null);
  assert.equal(data.user?.id, first.data.user?.id);
  assert.equal(data.user?.identities?.length, 1);
  assert.equal((await testBackend.mailsTo(email)).length, 2);
  assert.equal((await signIn(email, password))?.code, 'email_not_confirmed');
});

test('AT-70: A sign-up of a confirmed address gets the same response, and mails nothing', async () => {
  const { email, id } = await createPerson();
  await wait(email, 60);
  const { data, error } = await auth.signUp({ email, password: randomUUID() });
  assert.equal(error, null);
  assert.deepEqual([data.user?.email, data.user?.identities, data.session], [email, [], null]);
  assert.notEqual(data.user?.id, id);
  assert.equal((await auth.resend({ type: 'signup', email })).error, null);
  assert.equal((await testBackend.mailsTo(email)).length, 1);
});

test('AT-49: A sign-up by a stranger is worth nothing from the proof on, also if no other password follows', async () => {
  const asks = [
    (email: string) => auth.signInWithOtp({ email }),
    (email: string) => auth.resetPasswordForEmail(email),
  ];
  for (const ask of asks) {
    const [email, strangers, holders] = [newAddress(), randomUUID(), randomUUID()];
    await auth.signUp({ email, password: strangers });
    const strangersCode = await testBackend.code(email);
    await wait(email, 60);
    assert.equal((await ask(email)).error, null);
    const holder = await prove(email, await testBackend.code(email));
    for (const password of [strangers, '']) expectRejected(await signIn(email, password), WRONG);
    expectRejected(await verifying(email, strangersCode), SPENT);
    assert.equal((await holder.auth.getUser()).error, null);
    assert.equal((await holder.auth.updateUser({ password: holders })).error, null);
    assert.equal(await signIn(email, holders), null);
  }
});

test('A sign-up that is unconfirmed signs nobody in, and only the right password learns why', async () => {
  const [email, password] = [newAddress(), randomUUID()];
  await auth.signUp({ email, password });
  expectRejected(await signIn(email, password), {
    status: 400,
    code: 'email_not_confirmed',
    message: 'Email not confirmed',
  });
  expectRejected(await signIn(email, randomUUID()), WRONG);
});

test('Recovery mails known addresses once a minute, also unconfirmed ones, and answers all alike', async () => {
  const unknown = newAddress();
  assert.equal((await auth.resetPasswordForEmail(unknown)).error, null);
  assert.deepEqual(await testBackend.mailsTo(unknown), []);
  const [waiting, { email: confirmed }] = [newAddress(), await createPerson()];
  await auth.signUp({ email: waiting, password: randomUUID() });
  for (const email of [waiting, confirmed]) {
    assert.equal((await auth.resetPasswordForEmail(email)).error, null);
    assert.equal((await auth.resetPasswordForEmail(email)).error?.code, 'over_email_send_rate_limit');
    await prove(email, await testBackend.code(email));
  }
});

test('A new password ends every other session, and must differ', async () => {
  const [email, password] = [newAddress(), randomUUID()];
  const mine = await prove(email, await codeFor(email));
  const other = await prove(email, await codeFor(email));
  assert.equal((await mine.auth.updateUser({ password })).error, null);
  assert.equal((await mine.auth.getUser()).error, null);
  assert.notEqual((await other.auth.refreshSession()).error, null);
  expectRejected((await mine.auth.updateUser({ password })).error, {
    status: 422,
    code: 'same_password',
    message: 'New password should be different from the old password.',
  });
  await mine.auth.signOut();
  assert.equal(await signIn(email, password), null);
});
