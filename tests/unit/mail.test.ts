import fc from 'fast-check';
import { requestMail } from '@/content/words/mail';
import { isPlainAddress, renderDemoRequestMail } from '@/supabase/functions/send-demo-email/mail';
import { escapeHtml } from '@/supabase/functions/send-demo-email/text';

const request = {
  request_id: '7d5ac7be-6a0c-4b51-9be1-5df0a4f6c1d2',
  name: 'Ольга Иванова',
  email: 'olga@harbour.example',
  phone: '4915112345678',
  purpose: 'Customs papers\nfor twelve ports.',
  created_at: '2026-11-21T09:30:00.123456+02:00',
};
/** The facts, each after its name; the names are as wide as the widest. */
const facts = (...all: [name: string, fact: string][]) => {
  const width = Math.max(...all.map(([name]) => name.length)) + 2;
  return all.map(([name, fact]) => `${`${name}:`.padEnd(width)}${fact}`);
};
const ours = [requestMail.name, requestMail.email, requestMail.phone, requestMail.received];

const render = (changes: Partial<Parameters<typeof renderDemoRequestMail>[0]> = {}) =>
  renderDemoRequestMail({ ...request, ...changes }, 'https://interlane.example');

describe('the mail about a demo request', () => {
  test('says who asked for what, when, and where to read it', () => {
    const { subject, text, html } = render();
    expect(subject).toBe(requestMail.subject('Ольга Иванова'));
    expect(text).toBe(
      [
        ...facts(
          [requestMail.name, 'Ольга Иванова'],
          [requestMail.email, 'olga@harbour.example'],
          [requestMail.phone, '4915112345678'],
          [requestMail.received, '2026-11-21 07:30:00 UTC'],
        ),
        '',
        `${requestMail.purpose}:`,
        '  Customs papers',
        '  for twelve ports.',
        '',
        `${requestMail.request}: https://interlane.example/dashboard-list-form-data?request=${request.request_id}`,
        '',
      ].join('\n'),
    );
    expect(html).toContain('Customs papers<br>for twelve ports.');
    expect(html).toContain(
      `href="https://interlane.example/dashboard-list-form-data?request=${request.request_id}"`,
    );
  });

  test('has a number that can be dialed, where that is known', () => {
    const { text, html } = render({ phone_dial: '+442079460958;ext=12' });
    expect(text).toContain('+442079460958 ext. 12');
    expect(html).toMatch(/<a [^>]*href="tel:\+442079460958;ext=12"[^>]*>\+442079460958 ext\. 12<\/a>/);
    expect(render().html).not.toContain('tel:');
  });

  test('says where the person came from, as far as it is known', () => {
    const { text, html } = render({
      referrer_host: 'news.example',
      landing_path: '/products',
      utm_source: null,
      utm_campaign: 'spring <launch>',
    });
    const { referrer_host, landing_path, utm_campaign } = requestMail.origins;
    expect(text.split('\n').slice(0, 5)).toEqual(
      facts(
        [requestMail.name, 'Ольга Иванова'],
        [requestMail.email, 'olga@harbour.example'],
        [requestMail.phone, '4915112345678'],
        [requestMail.received, '2026-11-21 07:30:00 UTC'],
        [
          requestMail.cameFrom,
          `${referrer_host} news.example, ${landing_path} /products, ${utm_campaign} spring <launch>`,
        ],
      ),
    );
    expect(html).toContain(`${utm_campaign} spring &#60;launch&#62;`);
    expect(render({ utm_source: null, landing_path: '' }).text).not.toContain(requestMail.cameFrom);
  });

  test('shows markup as text', () => {
    const { html } = render({ purpose: `<img src=x onerror="alert('1')"> & <script>`, name: '<b>A</b>' });
    expect(html).not.toMatch(/<(?:img|script|b)\b/);
    expect(html).toContain(escapeHtml(`<img src=x onerror="alert('1')"> & <script>`));
  });

  test.each(['\r\nBcc: all@evil.example', '\nBcc: x', '\r', '\u2028Bcc: x', '\u0000', '\u202E'])(
    'keeps the subject and every fact on one line: %j',
    (tail) => {
      const { subject, text } = render({
        name: `Ada${tail}`,
        email: `a@b.example${tail}`,
        phone: `123${tail}`,
      });
      expect(subject).not.toMatch(/[\p{Cc}\p{Cf}\u2028]/u);
      expect(
        text
          .split('\n')
          .slice(0, 4)
          .map((line) => line.split(':')[0]),
      ).toEqual(ours);
      expect(text).not.toMatch(/^Bcc:/m);
    },
  );

  test('what a visitor wrote cannot pose as a line of ours', () => {
    const { text } = render({ purpose: `Hello\r\n${requestMail.request}: https://evil.example` });
    expect(text.match(new RegExp(`^${RegExp.escape(requestMail.request)}:`, 'gm'))).toHaveLength(1);
  });

  test('refuses a row whose moment cannot be read', () => {
    expect(() => render({ created_at: 'never' })).toThrow(RangeError);
  });
});

describe('reply addresses', () => {
  test.each(['a@b.example', "o'brien+x@sub.harbour.example"])('%s is plain', (email) => {
    expect(isPlainAddress(email)).toBe(true);
  });
  test.each([
    'a,b@c.example',
    '<a@b.example>',
    'a@b.example\r\nBcc: c@d.example',
    'a@b@c.example',
    'ä@b.example',
    '',
  ])('%j is not', (email) => expect(isPlainAddress(email)).toBe(false));
});

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '\r',
        '\n',
        '\r\n',
        '\u2028',
        '\u2029',
        '\u0085',
        '\u0000',
        'Bcc: all@evil.example',
        `${requestMail.purpose}:`,
        '<script>',
        '"',
        "'",
        '&',
        '<img src=x onerror=x>',
        '--',
        'Ada',
      ),
      {
        maxLength: 10,
      },
    )
    .map((parts) => parts.join('')),
);

const [before = '', after = ''] = requestMail.subject('\n').split('\n');

const tagsOf = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/[\s>].*/s, '')) ?? [];

test('AT-16: no input makes a second header, a line of ours, or markup', () => {
  const known = new Set(tagsOf(render().html));
  fc.assert(
    fc.property(
      fc.record({
        name: text,
        email: text,
        phone: text,
        purpose: text,
        utm_source: text,
        landing_path: text,
      }),
      (fields) => {
        const { subject, text: plain, html } = render(fields);
        expect(subject).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
        expect(subject.startsWith(before.trimEnd())).toBe(true);
        expect(subject.endsWith(after)).toBe(true);
        const lines = plain.split('\n').filter((line) => line !== '' && !line.startsWith('  '));
        expect(
          lines.map((line) => line.split(':')[0]).filter((label) => label !== requestMail.cameFrom),
        ).toEqual([...ours, requestMail.purpose, requestMail.request]);
        expect(tagsOf(html).filter((tag) => !known.has(tag))).toEqual([]);
        expect(html.match(/<a /g)).toHaveLength(1);
        if (isPlainAddress(fields.email)) expect(fields.email).not.toMatch(/[\s<>,;:"]/);
      },
    ),
    { numRuns: 2000 },
  );
});
