import { once } from 'node:events';
import { request } from 'node:http';
import { createGateway } from '@/supabase/local/gateway';
import { freePort } from '@/supabase/local/ports';

const calls: string[] = [];
let gateway: ReturnType<typeof createGateway>;
let port = 0;

beforeAll(async () => {
  port = await freePort();
  gateway = createGateway();
  gateway.open({
    api: ({ url }) => {
      calls.push(url);
      return Promise.resolve(Response.json({}));
    },
    functionOrigin: () => undefined,
  });
  gateway.server.listen(port, '127.0.0.1');
  await once(gateway.server, 'listening');
});
beforeEach(() => (calls.length = 0));
afterAll(() => gateway.server.close());

/** Asks with the path as it is written. */
function ask(path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, headers, agent: false };
    request(options, (answer) => resolve(answer.resume().statusCode ?? 0))
      .on('error', reject)
      .end();
  });
}

test('the public paths are answered on this machine, and to its pages', async () => {
  for (const path of ['/rest/v1/demo_requests?limit=1', '/rest/v1/', '/auth/v1/user'])
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`]) {
      expect(await ask(path, { Host: host })).toBe(200);
      expect(calls.pop()).toBe(`http://${host}${path}`);
    }
  expect(await ask('/auth/v1/user', { Origin: 'http://localhost:3000' })).toBe(200);
});

test.each([
  ...['/', '/_system/config', '/_system/info', '/_system/introspect', '/admin', '/storage/v1/bucket'],
  ...['/rest/v1/../../_system/config', '/rest/v1/%2e%2e/%2e%2e/_system/info', '/rest/v2/x', '/restx/v1/'],
  ...['//evil.example/auth/v1/user', '//rest/v1/x', '/auth/v1', '/functions/v1/', '/functions/v1/none/x'],
])('nobody reaches %s', async (path) => {
  expect(await ask(path)).toBe(404);
  expect(calls).toEqual([]);
});

test('nobody asks under another name, or from the page of another site', async () => {
  expect(await ask('http://evil.example/auth/v1/user')).toBe(400);
  for (const Host of ['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example:80'])
    for (const path of ['/auth/v1/user', '/functions/v1/send-demo-email'])
      expect(await ask(path, { Host })).toBe(421);
  const foreign = [
    'https://evil.example',
    'null',
    'http://localhost.evil.example',
    'http://127.0.0.1@evil.example',
  ];
  for (const Origin of foreign) expect(await ask('/auth/v1/user', { Origin })).toBe(403);
  expect(calls).toEqual([]);
});
