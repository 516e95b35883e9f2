import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { emptyValues, fieldNames } from '@/lib/demo/fields';
import { requestMail, requestMessage } from '@/content/messages/mails';
import type { Delivery } from '@/supabase/functions/send-demo-email/database';
import { sendWebhook } from '@/supabase/functions/send-demo-email/send-webhook';

const secrets = [1, 2].map((byte) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`);
const site = 'https://interlane.example';
const delivery: Delivery = {
  id: '0d7c4a52-8b3c-4a8e-9a0f-6f3f0a5ad001',
  lease_id: '0d7c4a52-8b3c-4a8e-9a0f-6f3f0a5ad002',
  attempt: 1,
  destination: 'webhook:crm.example#00000000',
  request_id: '7d5ac7be-6a0c-4b51-9be1-5df0a4f6c1d2',
  ...emptyValues,
  name: 'Ada <!channel>\nLovelace',
  email: 'ada@harbour.example',
  phone: '4915112345678',
  phone_typed: '+49 151 12345678',
  purpose: 'Zölle <https://evil.example|hier> & mehr.\nOpen the request: https://evil.example',
  attribution: { utm_source: 'newsletter', landing_path: '/products' },
  created_at: '2026-11-21T09:30:00.123456+02:00',
  account_email: null,
};
const link = `${site}/dashboard-list-form-data?request=${delivery.request_id}`;

let server: Server;
afterEach(() => {
  jest.restoreAllMocks();
  server.close();
});

async function serve(listener: RequestListener): Promise<URL> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?a=b`);
}
const send = (url: URL) => sendWebhook(delivery, { destination: delivery.destination, url, secrets }, site);

test('AT-79: A webhook has a signature by every secret, over the sent body', async () => {
  const { promise: received, resolve } = Promise.withResolvers<[string, IncomingHttpHeaders, string]>();
  const url = await serve((request, response) => {
    void text(request).then((body) => resolve([request.url ?? '', request.headers, body]));
    response.writeHead(204).end();
  });
  expect(await send(url)).toEqual({ status: 'sent' });
  const [path, headers, body] = await received;
  expect(path).toBe('/hook?a=b');
  expect(headers['webhook-id']).toBe(`msg_${delivery.id}`);
  const { request_id: id, attribution } = delivery;
  const fields = Object.fromEntries(fieldNames.map((name) => [name, delivery[name]]));
  for (const secret of secrets)
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({
      type: 'request.created',
      timestamp: '2026-11-21T07:30:00.123Z',
      data: { id, ...fields, phone_typed: '+49 151 12345678', attribution, url: link },
    });
  const changed = body.replace('Zölle', 'Geld');
  expect(() => new Webhook(secrets[0] ?? '').verify(changed, headers as Record<string, string>)).toThrow();
});

test.each([
  [301, {}, { status: 'refused' }],
  [410, {}, { status: 'refused' }],
  [504, {}, { status: 'unreachable' }],
  [503, {}, { status: 'refused' }],
  [503, { 'Retry-After': 'soon' }, { status: 'refused' }],
  [503, { 'Retry-After': '7200' }, { status: 'limited', retryAfterSeconds: 7200 }],
  [503, { 'Retry-After': 'Thu, 26 Nov 2026 12:01:30 GMT' }, { status: 'limited', retryAfterSeconds: 90 }],
  [429, {}, { status: 'limited', retryAfterSeconds: 0 }],
  [429, { 'Retry-After': '7' }, { status: 'limited', retryAfterSeconds: 7 }],
  [429, { 'Retry-After': '-7' }, { status: 'limited', retryAfterSeconds: 0 }],
  [429, { 'Retry-After': '1e99' }, { status: 'limited', retryAfterSeconds: 86_400 }],
  [429, { 'Retry-After': 'soon' }, { status: 'limited', retryAfterSeconds: 0 }],
  [429, { 'Retry-After': 'Thu, 26 Nov 2026 12:01:30 GMT' }, { status: 'limited', retryAfterSeconds: 90 }],
  [429, { 'Retry-After': 'Thu, 26 Nov 2026 11:00:00 GMT' }, { status: 'limited', retryAfterSeconds: 0 }],
  [429, { 'Retry-After': 'Thu, 26 Nov 2026 14:00:00 GMT' }, { status: 'limited', retryAfterSeconds: 7200 }],
  [429, { 'Retry-After': 'Sat, 28 Nov 2026 12:00:00 GMT' }, { status: 'limited', retryAfterSeconds: 86_400 }],
])(
  'AT-78: A response of %d %j is a failure, and no redirect is followed',
  async (status, headers, outcome) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-26T12:00:00Z'));
    let calls = 0;
    const url = await serve((_, response) => {
      calls += 1;
      response.writeHead(status, { Location: '/elsewhere', ...headers }).end();
    });
    expect(await send(url)).toEqual({ error: `receiver answered ${status}`, ...outcome });
    expect(calls).toBe(1);
  },
);

test('FT-40: A receiver that refuses connections is unreachable', async () => {
  const url = await serve(() => undefined);
  await new Promise((closed) => server.close(closed));
  expect(await send(url)).toEqual({ status: 'unreachable', error: 'receiver unreachable' });
});

test('A receiver gets a phone number both as it was typed and in digits, also where these are the same', async () => {
  const bodies: { data: Record<string, unknown> }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    bodies.push(JSON.parse(init?.body as string) as (typeof bodies)[number]);
    return Promise.resolve(new Response());
  });
  const receiver = { destination: delivery.destination, url: new URL('https://crm.example'), secrets };
  for (const phone_typed of ['+44 7700 900123', null])
    await sendWebhook({ ...delivery, phone: '447700900123', phone_typed }, receiver, site);
  expect(bodies.map(({ data }) => [data['phone'], data['phone_typed']])).toEqual([
    ['447700900123', '+44 7700 900123'],
    ['447700900123', '447700900123'],
  ]);
});

test('Slack quotes what a visitor typed, which notifies nobody, hides no link and fetches no preview', async () => {
  const posted = jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response());
  const url = new URL('https://hooks.slack.com/services/T0/B0/x');
  await sendWebhook(delivery, { destination: delivery.destination, url, secrets: [] }, site);
  const [, init] = posted.mock.calls[0] ?? [];
  posted.mockRestore();
  const message = JSON.parse(init?.body as string) as { text: string };
  expect(message).toEqual({ text: message.text, unfurl_links: false, unfurl_media: false });
  expect(message.text.split('\n')).toEqual([
    requestMessage('Ada &lt;!channel&gt; Lovelace'),
    '> ada@harbour.example, +49 151 12345678',
    '> Zölle &lt;https://evil.example|hier&gt; &amp; mehr.',
    '> Open the request: https://evil.example',
    `<${link}|${requestMail.request}>`,
  ]);
  expect(Object.keys(init?.headers ?? {})).not.toContain('webhook-signature');
});
