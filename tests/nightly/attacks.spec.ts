import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import {
  readActionId,
  createBackendClient,
  createAccount,
  createVisitor,
  endFaults,
  exchange,
  expect,
  buildForm,
  createAddress,
  get,
  injectFault,
  opensAccount,
  post,
  sendForm,
  test,
  waitForCode,
  type AuthIntent,
} from '../security/support';
import { withSite } from '../support/site-process';

// Times are measured one after the other, because parallel hashing would distort them.
test.describe.configure({ mode: 'default' });

const password = 'not-the-password';

/** Measures how many milliseconds a form takes. */
async function timeOf(intent: AuthIntent, email: string): Promise<number> {
  const began = performance.now();
  expect((await sendForm(intent, { email, password })).status).toBe(200);
  return performance.now() - began;
}

test('AT-34: Sign-in takes the same time for an unknown address and a wrong password', async ({
  account,
}) => {
  test.slow();
  const runs: { known: number; unknown: number }[] = [];
  for (let run = 0; run < 15; run += 1)
    runs.push({
      known: await timeOf('sign-in', account.email),
      unknown: await timeOf('sign-in', createAddress()),
    });
  const differences = runs.map(({ known, unknown }) => known - unknown).toSorted((a, b) => a - b);
  // A leak shows in every pair, the noise of a busy machine in either direction.
  expect(differences.at(1)).toBeLessThan(50);
  expect(differences.at(-2)).toBeGreaterThan(-50);
});

test('AT-35: A request for a mail takes the same time for every address, however often', async () => {
  test.slow();
  const timesOf = async (intent: AuthIntent) => {
    const { email: known } = await createAccount();
    const waiting = createAddress();
    await createBackendClient().auth.signUp({ email: waiting, password });
    const times: number[] = [];
    for (const email of [known, known, waiting, waiting, createAddress()])
      times.push(await timeOf(intent, email));
    return times;
  };
  const spread = (times: number[]) => Math.max(...times) - Math.min(...times);
  for (const intent of ['sign-up', 'mail'] as const) {
    let times = await timesOf(intent);
    // A busy machine delays some responses; a leak shows each time.
    for (let round = 1; spread(times) >= 500 && round < 10; round += 1) {
      const again = await timesOf(intent);
      times = times.map((time, index) => Math.min(time, again[index] ?? time));
    }
    expect(spread(times), `${intent}: ${times.join()}`).toBeLessThan(500);
  }
});

test('AT-49: A stranger stays out of the proved account when setting its password takes too long', async () => {
  test.slow();
  const email = createAddress();
  const owner = createVisitor();
  const { auth } = createBackendClient();
  await auth.signUp({ email, password });
  const code = await waitForCode(email);
  await injectFault({ email, path: '/auth/v1/user', delay: 10_000, status: 500 });
  const fields = { email, code, password: `own-${password}` };
  expect(await owner.result('confirm', fields)).toMatchObject({ status: 'password', email });
  expect(await opensAccount(email, password)).toBe(false);
  await endFaults(email);
  expect(await owner.result('password', fields)).toMatchObject({ status: 'signed-in' });
  expect(await opensAccount(email, fields.password)).toBe(true);
});

test('AT-24, AT-39: Heavy, endless and stalled bodies cost little time and no memory', async () => {
  test.slow();
  await withSite({}, async ({ url, child }) => {
    const usage = () => {
      const folder = `/proc/${child.pid}`;
      const [user = 0, system = 0] =
        readFileSync(`${folder}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
      const pages = Number(readFileSync(`${folder}/statm`, 'utf8').split(' ')[1]);
      return { seconds: (user + system) / 100, megabytes: (pages * 4096) / 1e6 };
    };
    const headers = { 'Next-Action': readActionId('requestDemo') };
    const call = { to: url, headers };
    await get('/', {}, url);
    const beforeHeavy = usage().seconds;
    for (const form of [
      { 0: `[${Array(5000).fill('"$1"').join()}]`, 1: '{}' },
      { 0: '["$n' + '9'.repeat(9000) + '"]' },
    ])
      await post(buildForm(form), call);
    expect(usage().seconds - beforeHeavy).toBeLessThan(3);

    const asText = { to: url, headers: { ...headers, 'Content-Type': 'text/plain' } };
    // The server may hang up before it has read everything.
    const large = () => post('x'.repeat(1_100_000), asText).catch(() => null);
    for (let round = 0; round < 20; round += 1) await large();
    const before = usage().megabytes;
    for (let round = 0; round < 60; round += 1) expect((await large())?.status ?? 413).toBe(413);
    expect(usage().megabytes - before).toBeLessThan(100);
    // Without a length Next's own limit holds.
    const chunk = `2710\r\n${'x'.repeat(10_000)}\r\n`;
    const streamed = await exchange(
      `POST / HTTP/1.1\r\nHost: x\r\nOrigin: ${url}\r\nContent-Type: text/plain\r\nNext-Action: ${headers['Next-Action']}\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(100)}0\r\n\r\n`,
      url,
    );
    expect(streamed).not.toMatch(/^HTTP\/1\.1 [23]|"status"/);

    const { hostname, port } = new URL(url);
    const stalled = Array.from({ length: 100 }, () =>
      connect(Number(port), hostname, function (this: Socket) {
        this.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n');
      }).on('error', () => undefined),
    );
    expect((await get('/', {}, url)).status).toBe(200);
    for (const socket of stalled) socket.destroy();
    expect(child.exitCode).toBeNull();
  });
});
