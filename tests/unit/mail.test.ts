import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parseHtml } from '@/adapter/html-tree';
import { mailbox, site } from '@/content/site';
import { demoFieldMessages } from '@/content/messages/demo';
import { receiptMail, requestMail } from '@/content/messages/mails';
import { emptyValues } from '@/lib/demo/fields';
import type { Database } from '@/supabase/functions/send-demo-email/database';
import { createDeliverer } from '@/supabase/functions/send-demo-email/deliver';
import type { Env } from '@/supabase/functions/send-demo-email/env';
import { renderReceipt, renderTeamMail } from '@/supabase/functions/send-demo-email/mails';
import { sendMail } from '@/supabase/functions/send-demo-email/send-mail';
import { extractText } from '@/supabase/local/mailbox';
import { writeAuthMails } from '@/supabase/auth-mails';
import { findJoinedWords } from '../support/find-joined-words';

const origin = 'https://interlane.example';
const request = {
  request_id: '7d5ac7be-6a0c-4b51-9be1-5df0a4f6c1d2',
  ...emptyValues,
  name: 'Ольга Иванова',
  email: 'olga@harbour.example',
  phone: '4915112345678',
  phone_typed: null,
  purpose: 'Customs papers\nfor twelve ports.',
  attribution: {},
  created_at: '2026-11-21T09:30:00.123456+02:00',
};
const link = `${origin}/dashboard-list-form-data?request=${request.request_id}`;
const { name, email, phone, purpose } = demoFieldMessages;
const ours = [name.column, email.column, phone.column, requestMail.received];
const render = (changes: Partial<Parameters<typeof renderTeamMail>[0]> = {}) =>
  renderTeamMail({ ...request, ...changes }, origin);

test('The mail about a demo request says who asked for what, when, and where to read it', () => {
  const { subject, text, html } = render();
  expect(subject).toBe(requestMail.subject('Ольга Иванова'));
  for (const fact of ['Ольга Иванова', 'olga@harbour.example', '4915112345678', '2026-11-21 07:30:00 UTC'])
    expect(text).toMatch(new RegExp(`^\\S.*: +${RegExp.escape(fact)}$`, 'm'));
  expect(text).toContain(`\n${purpose.column}:\n  Customs papers\n  for twelve ports.\n`);
  expect(text).toContain(`\n${requestMail.request}: ${link}\n`);
  expect(html).toContain('Customs papers<br>for twelve ports.');
  expect(html).toContain(`href="${link}"`);
});

test.each([
  [null, 'tel:4915112345678', '4915112345678'],
  ['+4915112345678 ext 89', 'tel:+4915112345678', '+4915112345678 ext 89'],
])(
  'The mail about a demo request has the number as it was typed (%j), which can be dialed: no country is guessed',
  (typed, href, shown) => {
    const { html, text } = render({ phone_typed: typed });
    expect(html).toMatch(
      new RegExp(`<a [^>]*href="${RegExp.escape(href)}"[^>]*>${RegExp.escape(shown)}</a>`),
    );
    expect(text).toMatch(new RegExp(`: +${RegExp.escape(shown)}$`, 'm'));
  },
);

test('The mail about a demo request says where the visitor came from, as far as it is known', () => {
  const { text, html } = render({
    attribution: {
      referrer_host: 'news.example',
      landing_path: '/products',
      utm_source: 7,
      utm_campaign: 'spring <launch>',
    },
  });
  const { referrer_host, landing_path, utm_campaign } = requestMail.origins;
  expect(text).toContain(
    `${referrer_host} news.example, ${landing_path} /products, ${utm_campaign} spring <launch>\n`,
  );
  expect(html).toContain(`${utm_campaign} spring &#60;launch&#62;`);
  expect(render({ attribution: { landing_path: '' } }).text).not.toContain(requestMail.cameFrom);
});

test('The mail about a demo request is cut between characters, not inside one', () => {
  for (const last of ['😀', '🇩🇪', 'e\u0301'])
    expect(render({ purpose: `${'a'.repeat(119)}${last} and more` }).html).toContain(`a${last}</div>`);
});

test('The text of a person in a mail about a demo request runs in the direction of its script', () => {
  const { html } = render({ name: 'دانا', purpose: 'שלום (ניסיון).\nHello (again).' });
  expect(html).toMatch(/<bdi dir="auto"[^>]*>دانا<\/bdi>/);
  expect(html).toMatch(/<bdi dir="auto" style="[^"]*unicode-bidi: plaintext">שלום \(ניסיון\)\.<br>/);
});

test('The mail about a demo request keeps labels and values apart for clients that drop styles', () => {
  expect(findJoinedWords(parseHtml(render().html))).toEqual([]);
});

test('The mail about a demo request rejects a row whose moment cannot be read', () => {
  expect(() => render({ created_at: 'never' })).toThrow(RangeError);
});

const pieces = [
  '\r',
  '\n',
  '\r\n',
  '\u2028',
  '\u2029',
  '\u0085',
  '\u0000',
  'Bcc: all@evil.example',
  '"',
  "'",
];
const more = [`${purpose.column}:`, '<script>', '&', '<img src=x onerror=x>', '--', 'Ada', '\u202E'];
const typed = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc
    .array(fc.constantFrom(...pieces, ...more), { minLength: 1, maxLength: 10 })
    .map((parts) => parts.join('')),
);
const [before = '', after = ''] = requestMail.subject('\n').split('\n');
const tagsOf = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/[\s>].*/s, '')) ?? [];

test('AT-16: No input makes a second header, a line of ours, or markup', () => {
  const known = new Set(tagsOf(render().html));
  const attribution = fc.record({ utm_source: typed, landing_path: typed });
  fc.assert(
    fc.property(
      fc.record({ name: typed, email: typed, phone: typed, purpose: typed, attribution }),
      (row) => {
        const { subject, text, html } = render(row);
        expect(subject).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
        expect(subject.startsWith(before.trimEnd())).toBe(true);
        expect(subject.endsWith(after)).toBe(true);
        const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('  '));
        expect(
          lines.map((line) => line.split(':')[0]).filter((label) => label !== requestMail.cameFrom),
        ).toEqual([...ours, purpose.column, requestMail.request, requestMail.why]);
        expect(tagsOf(html).filter((tag) => !known.has(tag))).toEqual([]);
        expect(html.match(/<a /g)).toHaveLength(2);
      },
    ),
    { numRuns: 500 },
  );
});

const sent = 'Customs papers\nfor <script>alert(1)</script> ports.';
const { subject, text, html } = renderReceipt(
  { ...request, name: 'Ольга <b>Иванова</b>', purpose: sent },
  origin,
);

test('A receipt says what was sent, who answers and by when, and how to withdraw it', () => {
  const promise = receiptMail.answer(site.answering.by, site.answering.within, request.email);
  expect(subject).toBe(receiptMail.subject(site.name));
  for (const part of [receiptMail.title, promise, request.phone, '2026-11-21 07:30:00 UTC'])
    expect(text).toContain(part);
  expect(text).toContain(`${purpose.column}:\n  Customs papers\n  for <script>`);
  expect(text).toContain(receiptMail.withdraw(mailbox.privacy));
});

test('AT-16: A receipt has text only in its HTML, and loads nothing', () => {
  expect(html).toContain('Customs papers<br>for &#60;script&#62;');
  expect(html).not.toMatch(/<(?:script|img|link|b|iframe)\b|url\(|@import|src=/);
  expect(html.match(/<a [^>]*href="[^"]*"/g)).toEqual([
    expect.stringContaining('"tel:4915112345678"'),
    expect.stringContaining(`"${origin}/"`),
  ]);
});

describe('Calls of the mail service', () => {
  const env = {
    MAIL_API_URL: 'https://mails.example',
    MAIL_API_KEY: 're_key',
    MAIL_FROM: 'Interlane <requests@interlane.example>',
    NOTIFY_TO: ['sales@interlane.example'],
    SITE_URL: origin,
  } as Env;
  const delivery = {
    ...request,
    id: 'd1',
    lease_id: 'l1',
    attempt: 1,
    destination: 'team',
    account_email: 'olga@harbour.example',
  };
  let sent: { to: string[]; reply_to?: string; headers: Record<string, string> } | undefined;
  let cancel: () => Promise<void>;
  const { fetch } = globalThis;
  beforeEach(() => {
    cancel = () => Promise.resolve();
    globalThis.fetch = jest.fn((_, { body }: { body: string }) => {
      sent = JSON.parse(body) as typeof sent;
      return Promise.resolve({ ok: true, status: 200, body: { cancel } });
    }) as never;
  });
  afterAll(() => {
    globalThis.fetch = fetch;
  });

  test('A mail says that a program sent it, and a reply goes to the person it is about', async () => {
    await sendMail(delivery, env);
    expect(sent).toMatchObject({ to: env.NOTIFY_TO, reply_to: request.email });
    expect(sent?.headers['Auto-Submitted']).toBe('auto-generated');
    await sendMail({ ...delivery, destination: 'receipt' }, env);
    expect(sent).toMatchObject({ to: [delivery.account_email], reply_to: mailbox.hello });
    expect(sent?.headers['Auto-Submitted']).toBe('auto-generated');
  });

  test.each([
    ['info@müller.example', 'info@xn--mller-kva.example'],
    ['r&d@harbour.example', 'r&d@harbour.example'],
    ['ольга@harbour.example', undefined],
    ['no address', undefined],
  ])('The reply to a mail goes to %s in ASCII, or to nobody', async (email, expected) => {
    await sendMail({ ...delivery, email }, env);
    expect(sent?.reply_to).toBe(expected);
  });

  test('A mail counts as sent by the status of the response, also where its body is lost', async () => {
    cancel = () => Promise.reject(new Error('connection reset'));
    await expect(sendMail(delivery, env)).resolves.toEqual({ status: 'sent' });
  });
});

test.each([
  [5, 4],
  [20, 16],
  [1, 1],
])('Of %d mails that the mail service takes in a second a run sends %d', async (limit, sent) => {
  const database = {
    beginRun: () => Promise.resolve('lease'),
    claim: jest.fn(() => Promise.resolve([])),
    endRun: jest.fn(() => Promise.resolve()),
  };
  const env = { MAIL_PER_SECOND: limit, RECEIPTS: 'on', WEBHOOKS: [] as unknown } as Env;
  const { sendDue } = createDeliverer(env, database as unknown as Database);
  expect(await sendDue(Infinity, 'request')).toEqual({ sent: 0, failed: 0 });
  expect(database.claim.mock.calls).toEqual([
    ['team', { limit: sent }],
    ['receipt', { limit: sent }],
  ]);
  expect(database.endRun).toHaveBeenCalledWith('lease');
});

test('A run beside another one claims nothing', async () => {
  const claim = jest.fn();
  const database = { beginRun: () => Promise.resolve(null), claim } as unknown as Database;
  const env = { MAIL_PER_SECOND: 5, WEBHOOKS: [] as unknown } as Env;
  expect(await createDeliverer(env, database).sendDue(Infinity, 'request')).toBeNull();
  expect(claim).not.toHaveBeenCalled();
});

describe('Mails of the auth service', () => {
  const config = readFileSync('supabase/config.toml', 'utf8');
  const templates = [
    ...config.matchAll(
      /^\[auth\.email\.template\.(?<kind>\w+)\]\nsubject = "(?<subject>.+)"\ncontent_path = "(?<file>.+)"$/gm,
    ),
  ].map(({ groups }) => groups as { kind: string; subject: string; file: string });
  const codes = templates.filter(({ subject }) => subject.includes('{{ .Token }}'));
  const others = templates.filter((template) => !codes.includes(template));
  beforeAll(() => writeAuthMails());

  test('The mails of the auth service are all ours: one for each code, and one for what is not offered', () => {
    expect(codes.map(({ kind }) => kind).sort()).toEqual(['confirmation', 'magic_link', 'recovery']);
    expect(others.map(({ kind }) => kind).sort()).toEqual(['email_change', 'invite', 'reauthentication']);
    for (const same of [codes, others]) expect(new Set(same.map(({ file }) => file)).size).toBe(1);
    expect(new Set(codes.map(({ subject }) => subject)).size).toBe(1);
  });

  test('The mails of the auth service contain codes that are long, short-lived, and easy to copy', () => {
    expect(config).toMatch(/^otp_length = 8$/m);
    expect(config).toMatch(/^otp_expiry = 600$/m);
    const html = readFileSync(codes[0]?.file ?? '', 'utf8');
    expect(html).toMatch(/<code [^>]*>\{\{ \.Token \}\}<\/code><\/p>/);
    expect(extractText(html)).toContain('\n\n{{ .Token }}\n\n');
  });

  test('AT-75: The mails of the auth service contain nothing that a visitor typed, and no link', () => {
    for (const { kind, file } of templates) {
      const html = readFileSync(file, 'utf8');
      expect(html).toContain(site.name);
      expect(html).not.toMatch(/\[[a-z]+\]|<img|url\(|href|src=|action=|https?:/);
      const variables = html.match(/\{\{.*?\}\}/gs) ?? [];
      expect([kind, variables]).toEqual([
        kind,
        codes.some((one) => one.kind === kind) ? ['{{ .Token }}'] : [],
      ]);
    }
  });
});
