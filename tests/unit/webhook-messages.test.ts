import { requestStatusWords } from '@/content/words/dashboard';
import { requestMail, requestMessage } from '@/content/words/mail';
import { type Told, webhookBody } from '@/supabase/functions/send-demo-email/messages';

const told: Told = {
  request_id: '7d5ac7be-6a0c-4b51-9be1-5df0a4f6c1d2',
  event: 0,
  name: 'Ada <!channel> *Lovelace*',
  email: 'ada@harbour.example',
  phone: '4915112345678',
  phone_dial: '+4915112345678',
  purpose: '[Click](https://evil.example) <https://evil.example|here>\nsecond line',
  created_at: '2026-11-21T09:30:00.123456+02:00',
  ...{ utm_source: 'newsletter', utm_medium: null, utm_campaign: null, utm_term: null, utm_content: null },
  ...{ referrer_host: null, landing_path: '/products', sent_path: '/demo' },
  ...{ status: null, reason: null, changed_at: null },
};
const closed: Told = {
  ...told,
  event: 17,
  status: 'closed',
  reason: 'no-fit',
  changed_at: '2026-11-22T08:00:00Z',
};
const site = 'https://interlane.example';
const link = `${site}/dashboard-list-form-data?request=${told.request_id}`;

/** Every object in a body, however deep. */
const within = (part: unknown): Record<string, unknown>[] =>
  typeof part !== 'object' || part === null
    ? []
    : [part as Record<string, unknown>, ...Object.values(part).flatMap(within)];

test('a program gets type, moment and data', () => {
  const { created_at, event, status, reason, changed_at, request_id, ...fields } = told;
  expect([event, status, reason, changed_at]).toEqual([0, null, null, null]);
  expect(webhookBody(told, 'json', site)).toEqual({
    type: 'request.created',
    timestamp: new Date(created_at).toISOString(),
    data: { id: request_id, ...fields, url: link },
  });
  expect(webhookBody(closed, 'json', site)).toEqual({
    type: 'request.status_changed',
    timestamp: '2026-11-22T08:00:00.000Z',
    data: { id: request_id, event: 17, status: 'closed', reason: 'no-fit', url: link },
  });
});

test('Slack shows what somebody typed as plain text, and a link', () => {
  const parts = within(webhookBody(told, 'slack', site));
  expect(parts[0]?.['text']).toBe('New demo request: Ada &lt;!channel&gt; *Lovelace*');
  const all = parts.filter(({ text }, index) => index > 0 && typeof text === 'string');
  // Only the link is more than plain text, and all of it is ours.
  const texts = all.filter(({ text }) => text !== `<${link}|${requestMail.request}>`);
  expect(texts).toHaveLength(all.length - 1);
  expect(texts.map(({ type }) => type)).toEqual(texts.map(() => 'plain_text'));
  expect(texts.map(({ text }) => text)).toContain(told.purpose);
});

test('Teams shows an adaptive card without Markdown', () => {
  const parts = within(webhookBody(told, 'teams', site));
  expect(parts[0]?.['type']).toBe('message');
  const card = 'application/vnd.microsoft.card.adaptive';
  expect(parts.some(({ contentType }) => contentType === card)).toBe(true);
  expect(parts.filter(({ type }) => type === 'TextBlock' || type === 'FactSet')).toEqual([]);
  const runs = parts.filter(({ type }) => type === 'TextRun').map(({ text }) => text);
  expect(runs).toEqual(
    expect.arrayContaining([requestMessage.created(told.name), told.email, told.phone, told.purpose]),
  );
  expect(parts.find(({ type }) => type === 'Action.OpenUrl')?.['url']).toBe(link);
});

test.each(['slack', 'teams'] as const)('%s is told of a status in one line', (kind) => {
  const { status, reason } = requestStatusWords;
  const line = requestMessage.changed(told.name, `${status.closed}, ${reason['no-fit']}`);
  const texts = within(webhookBody(closed, kind, site)).map(({ text }) => text);
  expect(texts).toContain(line);
  expect(JSON.stringify(texts)).not.toContain('evil');
});

test.each(['slack', 'teams'] as const)(
  '%s gets no more of a purpose than it takes, in whole characters',
  (kind) => {
    const long = webhookBody({ ...told, purpose: '😀'.repeat(6000) }, kind, site);
    const texts = within(long).map(({ text }) => (typeof text === 'string' ? text : ''));
    for (const text of texts) {
      expect(Array.from(text).length).toBeLessThan(3000);
      expect(text.isWellFormed()).toBe(true);
    }
  },
);
