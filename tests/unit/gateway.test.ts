import { request } from 'node:http';
import { createGateway } from '@/supabase/local/gateway';
import { serve } from '@/supabase/local/local-server';
import { findFreePort } from '@/scripts/process/ports';

const calls: string[] = [];
let api: (request: Request) => Promise<Response>;
const gateway = createGateway();
let port = 0;
let stop: () => Promise<void>;

beforeAll(async () => {
  port = await findFreePort();
  const use = { port, purpose: 'a test', variable: 'PORT' };
  stop = await serve(gateway.app, use);
  expect(await ask('/rest/v1/x')).toBe(503);
  expect(await ask('/functions/v1/send-demo-email')).toBe(503);
  gateway.open({ api: (request) => api(request), functionOrigin: () => Promise.resolve(undefined) });
});
beforeEach(() => {
  calls.length = 0;
  api = ({ url }) => {
    calls.push(url);
    return Promise.resolve(Response.json({}));
  };
});
afterAll(() => stop());

/** Requests a path without normalizing it. */
function ask(path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, headers, agent: false };
    request(options, (response) => resolve(response.resume().statusCode ?? 0))
      .on('error', reject)
      .end();
  });
}

test('The backend answers the public paths on this machine, and to its own pages', async () => {
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
])('Nobody reaches %s', async (path) => {
  expect(await ask(path)).toBe(404);
  expect(calls).toEqual([]);
});

test('The backend rejects another host name, and the page of another site', async () => {
  expect(await ask('http://evil.example/auth/v1/user')).toBe(421);
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

test('A failed CHECK is answered as in the hosted API, and other errors are logged without message', async () => {
  const print = jest.spyOn(console, 'error').mockImplementation();
  const response = (message: string) => {
    api = () => Promise.resolve(Response.json({ code: 'SUP', message }, { status: 500 }));
    return ask('/rest/v1/demo_requests?name=eq.Ada');
  };
  expect(await response('new row for relation "a" violates check constraint "b"')).toBe(400);
  expect(await response('Ada Lovelace')).toBe(500);
  api = () => Promise.reject(new Error('Ada Lovelace'));
  expect(await ask('/rest/v1/demo_requests?name=eq.Ada')).toBe(500);
  expect(print.mock.calls).toEqual([
    ['Backend error: GET /rest/v1/demo_requests 500 SUP'],
    ['Server error: GET /rest/v1/demo_requests Error'],
  ]);
});
