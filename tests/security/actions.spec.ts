import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  readActionId,
  readActionIds,
  callAction,
  buildDemoFields,
  expect,
  buildForm,
  createName,
  get,
  post,
  readResult,
  siteUrl,
  readRequests,
  test,
  splitWords,
} from './support';

/** Lists all actions of the build, so that new ones are tested too. */
const actions = () => Array.from(readActionIds().keys());

test('AT-23: No action runs for another origin or under a forged host', async ({ account, cookie }) => {
  const name = createName();
  const secure = siteUrl.replace('http:', 'https:');
  const origins = ['https://evil.example', `${siteUrl}.evil.example`, secure, 'null', null];
  for (const action of actions())
    for (const origin of origins)
      for (const forged of [{}, { 'X-Forwarded-Host': 'evil.example', Host: 'evil.example' }]) {
        const headers = { Cookie: cookie, ...forged };
        const response = await callAction(action, [null, buildDemoFields({ name })], { origin, headers });
        expect(response.status, `${action} ${origin}`).toBe(403);
      }
  expect(await readRequests(account, name)).toEqual([]);
});

test('A form is filled in by no header of a visitor', async () => {
  const text = await (await get('/auth', { 'X-Outdated-Form': 'email=canary@evil.example' })).text();
  expect(text).not.toMatch(/canary/);
});

test('AT-24: Bodies that attack the decoder run nothing, and the server goes on', async () => {
  const canary = join(tmpdir(), crypto.randomUUID());
  const run = `process.mainModule.require('fs').writeFileSync('${canary}','')`;
  const id = readActionId('requestDemo');
  const asText = { 'Next-Action': id, 'Content-Type': 'text/plain' };
  const texts = [
    '',
    ...splitWords(
      '{ "$1:constructor:constructor" ["$F1"] ["$Q1"] ["$1:__proto__:polluted"] {"__proto__":{"polluted":1}}',
    ),
    `${'['.repeat(1000)}${']'.repeat(1000)}`,
    '["$undefined","$NaN","$Infinity","$D","$n1"]',
  ];
  const chunk = {
    then: '$1:__proto__:then',
    status: 'resolved_model',
    reason: -1,
    value: '{"then":"$B0"}',
    _response: { _prefix: `${run}//`, _formData: { get: '$1:constructor:constructor' } },
  };
  const forms = [
    { 0: '["$1"]', 1: '["$0"]' },
    { 0: '["$@1"]', 1: '"$@0"' },
    { 0: JSON.stringify(chunk), 1: '"$@0"' },
    { 0: '["$1:constructor:constructor"]', 1: `"${run}"` },
    { 0: '["$h1"]', 1: `{"id":"${id}#constructor","bound":null}` },
    { 0: `[${Array(5000).fill('"$1"').join()}]`, 1: '{}' },
    { 0: '["$n' + '9'.repeat(9000) + '"]' },
    { __proto__: 'x', 0: '["$K__proto__"]' },
  ];
  for (const body of texts) {
    const response = await post(body, { headers: asText });
    expect([400, 500, 200], body.slice(0, 40)).toContain(response.status);
    if (response.status === 200) expect(await readResult(response)).toMatchObject({ status: 'invalid' });
  }
  for (const form of forms) {
    const text = await (await post(buildForm(form), { headers: { 'Next-Action': id } })).text();
    expect(text, JSON.stringify(form).slice(0, 60)).not.toMatch(/"status":"(sent|saved)"|polluted/);
  }
  for (const other of [
    '0',
    'x'.repeat(42),
    '__proto__',
    `${id}00`,
    '../../etc/passwd',
    '40'.padEnd(42, '0'),
  ]) {
    const response = await post('[]', { headers: { ...asText, 'Next-Action': other } });
    expect(Math.floor(response.status / 100), other).toBe(4);
  }
  expect(existsSync(canary)).toBe(false);
  expect((await get('/')).status).toBe(200);
});

test('AT-25: An action given as an argument does not print its source', async () => {
  for (const name of actions())
    for (const root of ['["$h1"]', '[{"status":"idle"},"$h1"]', '[null,"$h1"]']) {
      const id = readActionId(name);
      const form = buildForm({ 1: JSON.stringify({ id, bound: null }), 0: root });
      const text = await (await post(form, { headers: { 'Next-Action': id } })).text();
      // A page as response contains the code of its own first script.
      const isPage = text.includes('$Sreact.fragment');
      const source = isPage ? /async |await |supabase|\$h1/i : /=>|function *\(|async |await |supabase|\$h1/i;
      expect(text, `${name} ${root}`).not.toMatch(source);
    }
});

test('AT-39: The site rejects a body that is too large or has a type that no action takes', async () => {
  const headers = { 'Next-Action': readActionId('requestDemo'), 'Content-Type': 'text/plain' };
  expect((await post('x'.repeat(40_000), { headers })).status).toBe(413);
  for (const type of [
    ...splitWords('application/xml application/json image/png'),
    'text/plain; charset=utf-7',
  ]) {
    const response = await post('<a/>', { headers: { ...headers, 'Content-Type': type } });
    expect(response.ok, type).toBe(false);
    expect(await response.text()).not.toMatch(/node_modules|\bat .*:\d+/);
  }
});
