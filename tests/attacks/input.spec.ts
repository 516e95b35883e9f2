import { requestListWords } from '@/content/words/dashboard';
import { requestMail } from '@/content/words/mail';
import { attributionNames } from '@/lib/demo/attribution';
import {
  callAction,
  createAccount,
  dashboard,
  demoRequest,
  expect,
  freshName,
  injectFault,
  numbered,
  resultOf,
  sessionOf,
  signIn,
  siteUrl,
  startRecorder,
  startServer,
  storedRequests,
  teamMails,
  test,
} from './support';
import { readCsv } from '../support/read-csv';

const submit = async (cookie: string, changes: Record<string, unknown>, to = siteUrl) => {
  const response = await callAction('requestDemo', [demoRequest(changes)], {
    to,
    headers: { Cookie: cookie },
  });
  expect(response.status, JSON.stringify(changes).slice(0, 80)).toBe(200);
  return (await resultOf(response))?.['status'];
};

test('AT-15: markup in a request is text on the dashboard and in the mail', async ({ page }) => {
  const account = await createAccount();
  const { cookie } = await sessionOf(account);
  const name = freshName();
  const purpose =
    '<script>__run()</script><img src=x onerror=__run()> {{7*7}} javascript:__run() </td><svg onload=__run()>';
  expect(await submit(cookie, { name, purpose })).toBe('sent');
  const [mail] = await teamMails(name);
  expect(mail?.HTML).not.toMatch(/<(script|img|svg)/);
  expect(mail?.HTML).toContain('&#60;script&#62;');
  expect(mail?.Text).toContain(purpose);

  const ran: string[] = [];
  await page.exposeFunction('__run', () => ran.push('run'));
  const row = { ...demoRequest({ name, purpose }), created_at: '2026-11-21T07:30:00Z' };
  await injectFault({
    email: account.email,
    path: '/rest/v1/rpc/read_dashboard',
    status: 200,
    body: { rows: [row] },
  });
  await signIn(page, account, dashboard);
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByRole('dialog', { name }).getByText(purpose)).toBeVisible();
  expect(await page.locator('main script, main img, td svg[onload]').count()).toBe(0);
  expect(ran).toEqual([]);
});

test('AT-74: a link dials the number of the request or none', async () => {
  const account = await createAccount();
  const { cookie } = await sessionOf(account);
  const dials: [dial: unknown, stored: string | null][] = [
    ['+442079460958;ext=12', '+442079460958;ext=12'],
    ['+19002079460958', null],
    ['+442079460959', null],
    ['+442079460958,,666', null],
    ['+442079460958;ext=12345678', null],
    ['+442079460958;phone-context=evil.example', null],
    ['+442079460958" onclick="__run()', null],
    [['+442079460958'], null],
  ];
  for (const [dial, stored] of dials) {
    const name = freshName();
    expect(await submit(cookie, { name, phone: '442079460958', dial }), JSON.stringify(dial)).toBe('sent');
    const [row] = await storedRequests(account, name);
    expect(row, JSON.stringify(dial)).toMatchObject({ phone: '442079460958', phone_dial: stored });
  }
});

test('AT-16: line ends and headers in any field make no second header, address or part', async () => {
  const account = await createAccount();
  const { cookie } = await sessionOf(account);
  const name = freshName();
  const injected = [
    '\r\nBcc: all@evil.example',
    '\nBcc: all@evil.example',
    '\r\n Bcc: all@evil.example',
    '%0d%0aBcc: all@evil.example',
    '\u2028Bcc: all@evil.example',
    '\r\n--boundary\r\nContent-Type: text/html',
  ];
  for (const [index, end] of injected.entries()) {
    expect(await submit(cookie, { name: `${name}${end}` }), 'name').toBe('invalid');
    expect(await submit(cookie, { name, email: `a@b.example${end}` }), 'email').toBe('invalid');
    expect(await submit(cookie, { name, phone: `447700900142${end}` }), 'phone').toBe('invalid');
    if (index < 3)
      expect(await submit(cookie, { name, purpose: `Show us the dispatcher.${end}` }), 'purpose').toBe(
        'sent',
      );
  }
  const attribution = Object.fromEntries(
    attributionNames.map((field, index) => [field, `/news.example${injected[index % injected.length]}`]),
  );
  expect(await submit(cookie, { name, attribution }), 'where they came from').toBe('sent');
  const mails = await teamMails(name);
  expect(mails).toHaveLength(4);
  expect(mails[0]?.Text).toMatch(
    new RegExp(
      `^${[requestMail.cameFrom, `: ${requestMail.origins.utm_source} /news.example Bcc: all@evil.example, ${requestMail.origins.utm_medium} `].map((part) => RegExp.escape(part)).join('')}.*$`,
      'm',
    ),
  );
  expect(mails[0]?.Text).not.toMatch(
    new RegExp(
      `${RegExp.escape(requestMail.origins.landing_path)}|${RegExp.escape(requestMail.origins.referrer_host)} `,
    ),
  );
  for (const mail of mails) {
    expect(mail.To).toHaveLength(1);
    expect(mail.Subject).toBe(requestMail.subject(name));
    expect(mail.Text).not.toMatch(/^Bcc:/m);
  }
});

test('AT-17: odd characters are removed or refused, and never fail', async () => {
  const account = await createAccount();
  const { cookie } = await sessionOf(account);
  const name = freshName();
  for (const changes of [
    { name: 'Ada\u0000' + '1' },
    { name: '\u0301'.repeat(10_000) },
    { name: 'Ada \ud83d\ude00' },
    { email: 'ada@h\u0430rbour.example' },
    { email: 'a\u202eda@harbour.example' },
    { purpose: '\u200b'.repeat(50) },
    { name: ['Ada'] },
    { name: { toString: 'x' } },
    { id: '__proto__' },
  ])
    expect(await submit(cookie, changes), JSON.stringify(changes).slice(0, 60)).toBe('invalid');
  const purpose = '\ufeffRight \u202eto left\u0000, zero\u200b width, lone \ud800 half, e\u0301 composed.';
  const response = await submit(cookie, { name: `\ufeff${name}\u202e`, purpose });
  expect(response).toBe('sent');
  const [row] = (await storedRequests(account, name)) as unknown as { purpose: string }[];
  expect(row?.purpose).toBe('Right to left, zero width, lone \ufffd half, \u00e9 composed.');
});

test('AT-18: the search finds words as they are, and no character means anything else', async () => {
  const account = await createAccount();
  const { cookie } = await sessionOf(account);
  const mark = crypto.randomUUID();
  const texts = [
    `${mark} 100% of it`,
    `${mark} 100_ of it`,
    `${mark} 1000 of it`,
    `${mark} C:\\ports\\x`,
    `${mark} a,email.eq.x`,
    `${mark} (or) "quoted" 'single'`,
    `${mark} * and.(id.gt.0)`,
    `${mark} \'; drop table x; --`,
  ];
  for (const purpose of texts) expect(await submit(cookie, { purpose }), purpose).toBe('sent');
  const { name, email, phone } = demoRequest();
  const folded = (text: string) => ` ${text.toLowerCase().replaceAll(/[^a-z\d]+/g, ' ')}`;
  const terms = [
    '%',
    '_',
    '100%',
    '100_',
    '\\',
    '\\p',
    'a,email.eq.x',
    '(or)',
    ')',
    '"',
    "'",
    '*',
    '.(id',
    "'; drop",
    '$1',
  ];
  for (const term of ['', ...terms]) {
    const search = `${mark} ${term}`.trim();
    // The reference: the same words looked for in the texts themselves, short ones where a word begins.
    const words = folded(search).split(' ').filter(Boolean);
    const expected = texts.filter((text) => {
      const row = folded([name, email, phone, text].join(' '));
      return words.every((word) => row.includes(word.length < 3 ? ` ${word}` : word));
    });
    const response = await fetch(`${siteUrl}${dashboard}/export?q=${encodeURIComponent(search)}`, {
      headers: { Cookie: cookie },
    });
    expect(response.status, term).toBe(200);
    expect(Number(response.headers.get('x-total-rows')), term).toBe(expected.length);
    const page = await fetch(`${siteUrl}${dashboard}?q=${encodeURIComponent(search)}`, {
      headers: { Cookie: cookie },
    });
    expect(page.status, term).toBe(200);
    expect(await page.text(), term).toContain(`${requestListWords.matching(expected.length)}<`);
  }
});

test("AT-18: nonsense in the dashboard's address asks for the list as it usually is", async () => {
  const recorder = await startRecorder();
  const server = await startServer({ SUPABASE_URL: recorder.url });
  try {
    const { cookie } = await sessionOf(await createAccount());
    const calls = async (query: string) => {
      recorder.calls.length = 0;
      const response = await fetch(`${server.url}${dashboard}${query}`, { headers: { Cookie: cookie } });
      expect(response.status, query).toBe(200);
      await response.text();
      return recorder.calls
        .filter(({ url }) => url.startsWith('/rest/') && !url.endsWith('/enter_dashboard'))
        .map(({ url, headers }) => [url, headers['content-length']]);
    };
    const usual = await calls('');
    expect(usual).toHaveLength(1);
    const names = [
      'page',
      'search',
      'select',
      'or',
      'order',
      'offset',
      'from',
      'to',
      'zone',
      'sort',
      'size',
      'after',
      'before',
      'request',
      'since',
    ];
    for (const value of [
      'a,email.eq.x',
      ')',
      '*',
      '%',
      '\\',
      '"\'',
      '1,or=(id.gt.0)',
      '1&select=*',
      '-1',
      'NaN',
    ]) {
      const query = names.map((name) => `${name}=${encodeURIComponent(value)}`).join('&');
      expect(await calls(`?${query}`), value).toEqual(usual);
    }
    expect(await calls('?sort=name&sort=email')).toEqual(usual);
  } finally {
    server.stop();
    recorder.stop();
  }
});

test('AT-40: formulas in a request are text in the exported file', async () => {
  const account = await createAccount();
  const { cookie } = await sessionOf(account);
  const mark = crypto.randomUUID();
  const begins = ['=', '+', '-', '@', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20'];
  for (const [index, begin] of begins.entries()) {
    const purpose = `${begin}HYPERLINK("https://evil.example";"${mark}")`;
    const email = `${index === 1 ? '+' : index === 2 ? '-' : 'a'}cmd@harbour.example`;
    expect(await submit(cookie, { purpose, email }), begin).toBe('sent');
  }
  const response = await fetch(`${siteUrl}${dashboard}/export?q=${mark}`, { headers: { Cookie: cookie } });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [, ...rows] = readCsv(new TextDecoder().decode(bytes));
  expect(rows).toHaveLength(begins.length);
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/);
  expect(rows.map(([, , , purpose]) => purpose?.slice(0, 2)).toSorted()).toEqual(
    begins.map((begin) => `'${begin}`).toSorted(),
  );
});

test('AT-21: the export is for signed-in people, and for pages of this site', async () => {
  const path = `${siteUrl}${dashboard}/export`;
  for (const headers of [{}, { RSC: '1' }, { 'Sec-Fetch-Site': 'same-origin' }]) {
    const response = await fetch(path, { headers, redirect: 'manual' });
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toContain('/auth?next=');
    expect(await response.text()).not.toContain('@');
  }
  const { client, cookie } = await sessionOf(await createAccount());
  for (const from of ['cross-site', 'same-site']) {
    const response = await fetch(path, { headers: { Cookie: cookie, 'Sec-Fetch-Site': from } });
    expect(response.status, from).toBe(403);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  }
  await client.auth.signOut();
  const late = await fetch(path, { headers: { Cookie: cookie }, redirect: 'manual' });
  expect([307, 401]).toContain(late.status);
  expect(await late.text()).not.toContain('@');
});

test('AT-21: no request header or suffix brings a signed-out visitor the list', async () => {
  const account = await createAccount();
  const { cookie } = await sessionOf(account);
  const name = freshName();
  expect(await submit(cookie, { name })).toBe('sent');
  const bare: Record<string, string> = {};
  for (const headers of [
    bare,
    { RSC: '1' },
    { RSC: '1', 'Next-Router-Prefetch': '1' },
    { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' },
    { RSC: '1', 'Next-Router-Segment-Prefetch': '/dashboard-list-form-data/__PAGE__' },
    { RSC: '1', 'Next-Router-State-Tree': '%5B%22%22%2C%7B%7D%5D' },
    { Purpose: 'prefetch', 'Sec-Purpose': 'prefetch' },
    { 'x-nextjs-data': '1' },
    { 'x-now-route-matches': '1' },
  ]) {
    for (const path of [
      dashboard,
      `${dashboard}?_rsc=1`,
      `${dashboard}.rsc`,
      `${dashboard}.segments/_tree.segment.rsc`,
      `${dashboard}.prefetch.rsc`,
      `${dashboard}.json`,
      `/_next/data/build${dashboard}.json`,
      `${dashboard}/`,
      `${dashboard}/x`,
    ]) {
      const response = await fetch(siteUrl + path, { headers, redirect: 'manual' });
      const told = await response.text();
      expect(told, path).not.toContain(name);
      expect(told, path).not.toMatch(new RegExp(`${numbered(requestListWords.total)}|northwind-rail`));
      expect([200, 307, 308, 404], `${path} ${JSON.stringify(headers)}`).toContain(response.status);
    }
  }
});
