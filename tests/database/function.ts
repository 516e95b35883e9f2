import assert from 'node:assert/strict';
import { check } from '../support/checks.ts';
import { callFunction, demoRequest, person, stack } from './stack.ts';
import { sign } from './tokens.ts';

/** The function that tells the team: who may call it, what it sends, how often. */
export async function checkFunction(): Promise<void> {
  const ada = await person();
  const bob = await person();
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
  const { publishable, secret } = stack.keys;
  const row = demoRequest({
    name: 'Grace Hopper',
    purpose: '<script>alert(1)</script>\nBcc: all@evil.example',
  });
  assert.equal((await ada.db.from('demo_requests').insert(row)).error, null);
  const body = JSON.stringify({ id: row.id });

  const refused: [who: string, headers: Record<string, string>][] = [
    ['nobody', {}],
    ['the publishable key', { apikey: publishable }],
    ['the publishable key as a token', { apikey: publishable, ...bearer(publishable) }],
    ['an expired token', { apikey: publishable, ...bearer(sign({ sub: ada.id, exp: 1 })) }],
    ['a token signed by somebody else', bearer(sign({ sub: ada.id }, 'another secret'))],
    ['a token without a signature', bearer(sign({ sub: ada.id }, null))],
    ['a wrong secret key', { apikey: `${secret}x` }],
    ["the mail service's key", bearer(stack.keys.mailApi)],
  ];
  for (const [who, headers] of refused) {
    await check(`AT-12: the function: ${who} is 401`, async () => {
      assert.equal((await callFunction(headers, body)).status, 401);
      assert.equal((await callFunction(headers, '{}')).status, 401);
    });
  }
  const answers: [what: string, token: string, body: string, status: number][] = [
    ['no JSON', ada.token, '{', 400],
    ['no uuid', ada.token, '{"id":"1"}', 400],
    ['nothing', ada.token, '{}', 400],
    ['17 KB', ada.token, JSON.stringify({ id: row.id, purpose: 'x'.repeat(17 * 1024) }), 413],
    ['an unknown id', ada.token, JSON.stringify({ id: crypto.randomUUID() }), 404],
    ["somebody else's request", bob.token, body, 404],
  ];
  for (const [what, token, sent, status] of answers) {
    await check(`AT-13: the function: ${what} is ${status}`, async () => {
      assert.equal((await callFunction(bearer(token), sent)).status, status);
    });
  }
  await check('AT-13: the function: what is not parked is not released', async () => {
    const released = await bob.db.rpc('release_demo_notification', { p_request_id: row.id });
    assert.equal(released.data, 'pending');
    assert.equal((await callFunction(bearer(bob.token), body)).status, 404);
  });
  await check('the function: GET is 405', async () => {
    assert.equal((await callFunction({}, '', 'GET')).status, 405);
  });
  await check('AT-12: the function: none of these sent a mail', async () => {
    assert.equal((await stack.notifications()).length, 0);
  });

  await check('AT-14, FT-09: the function: twenty calls at once send one mail', async () => {
    const forged = JSON.stringify({
      ...row,
      name: 'Forged',
      email: 'forged@evil.example',
      purpose: 'forged text',
    });
    const calls = await Promise.all(
      Array.from({ length: 20 }, () => callFunction(bearer(ada.token), forged)),
    );
    assert.ok(calls.every(({ status }) => status === 200 || status === 202));
    assert.ok(calls.some(({ status }) => status === 200));
    assert.equal((await stack.notifications()).length, 1);
  });
  await check('AT-14: the function: another call is told that it was sent', async () => {
    const response = await callFunction(bearer(ada.token), body);
    assert.deepEqual([response.status, await response.json()], [200, { status: 'sent' }]);
    assert.equal((await stack.notifications()).length, 1);
  });
  await check('AT-13: the function: the mail says what the row says, as text', async () => {
    const [listed] = await stack.notifications();
    assert.equal(listed?.Subject, 'Demo request: Grace Hopper');
    assert.equal(listed.MessageID, `demo-request-${row.id}@${listed.MessageID.split('@')[1] ?? ''}`);
    assert.equal(listed.To.length, 1);
    const { Text, HTML } = await stack.mail(listed.ID);
    assert.doesNotMatch(Text + HTML, /forged/i);
    assert.doesNotMatch(Text, /^Bcc:/m);
    assert.doesNotMatch(HTML, /<script/);
  });
}
