import { listMessages, requestColumns } from '@/content/messages/dashboard';
import { requestMail } from '@/content/messages/mails';
import {
  addSession,
  dashboard,
  buildDemoFields,
  expect,
  createName,
  get,
  insertRequests,
  makeStaff,
  buildNumberPattern,
  sendDemoRequest,
  signOutElsewhere,
  readRequests,
  findTeamMails,
  test,
  watchRun,
  splitWords,
} from './support';
import { readRecords } from '../support/read-csv';

test('AT-15: Markup in a request stays text in mail and dashboard', async ({ page, session, cookie }) => {
  const name = createName();
  const purpose =
    '<script>__run()</script><img src=x onerror=__run()> {{7*7}} javascript:__run() </td><svg onload=__run()>';
  const utm_source = '"><img src=x onerror=__run()><script>__run()</script>';
  const query = new URLSearchParams({ utm_source, utm_term: '\r\nBcc:x' });
  const visit = JSON.stringify(['/', `?${query}`]);
  expect(await sendDemoRequest(cookie, { name, purpose, visit })).toBe('sent');
  const [mail] = await findTeamMails(name);
  expect(mail?.HTML).not.toMatch(/<(script|img|svg)/);
  expect(mail?.HTML).toContain('&#60;script&#62;');
  expect(mail?.Text).toContain(purpose);
  const { origins } = requestMail;
  expect(mail?.Text).toContain(`${origins.utm_source} ${utm_source}, ${origins.utm_term} Bcc:x`);

  const ran = await watchRun(page);
  await addSession(page.context(), session);
  await page.goto(`${dashboard}?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).first().click();
  const panel = page.getByRole('dialog', { name });
  for (const text of [purpose, utm_source, 'Bcc:x']) await expect(panel.getByText(text)).toBeVisible();
  expect(await page.locator('main script, main img, td svg[onload]').count()).toBe(0);
  expect(ran).toEqual([]);
});

test('AT-16: Line ends in a field add no header, address or part to a mail', async ({ cookie }) => {
  const name = createName();
  const injected = [
    '\r\nBcc: all@evil.example',
    '\nBcc: all@evil.example',
    '\r\n Bcc: all@evil.example',
    '%0d%0aBcc: all@evil.example',
    '\u2028Bcc: all@evil.example',
    '\r\n--boundary\r\nContent-Type: text/html',
  ];
  for (const end of injected)
    expect(await sendDemoRequest(cookie, { name, email: `a@b.example${end}` }), 'email').toBe('invalid');
  // A name keeps its letters; words behind a number are rejected.
  for (const end of injected.slice(0, 3)) {
    const purpose = `Show us the dispatcher.${end}`;
    expect(await sendDemoRequest(cookie, { name, purpose }), 'purpose').toBe('sent');
    const changes = { name: `${name}${end}`, purpose: `With a name.${end}` };
    expect(await sendDemoRequest(cookie, changes), 'name').toBe('sent');
    const phone = `447700900142${end}`;
    expect(await sendDemoRequest(cookie, { name, phone }), 'phone').toBe('invalid');
  }
  const mails = await findTeamMails(name);
  expect(mails.length).toBeGreaterThan(3);
  const subjects = [name, `${name}Bcc allevilexample`, `${name} Bcc allevilexample`].map(requestMail.subject);
  for (const mail of mails) {
    expect(mail).toMatchObject({ To: [expect.anything()] });
    expect(subjects).toContain(mail.Subject);
    expect(mail.Text).not.toMatch(/^Bcc:/m);
  }
});

test('AT-17: Odd characters are removed or rejected, and never cause an error', async ({
  account,
  cookie,
}) => {
  for (const changes of [
    { name: '\u0301'.repeat(10_000) },
    { email: 'ada@h\u0430rbour.example' },
    { email: 'a da@harbour.example' },
    { purpose: '\u200b'.repeat(50) },
  ])
    expect(await sendDemoRequest(cookie, changes), JSON.stringify(changes).slice(0, 60)).toBe('invalid');
  const name = createName();
  const purpose = '\ufeffRight \u202eto left\u0000, zero\u200b width, lone \ud800 half, e\u0301 composed.';
  const email = 'a\u202eda@harbour.example';
  expect(await sendDemoRequest(cookie, { name: `\ufeff${name}\u202e`, email, purpose })).toBe('sent');
  expect(await readRequests(account, name)).toMatchObject([
    {
      email: 'ada@harbour.example',
      purpose: 'Right to left, zero width, lone \ufffd half, \u00e9 composed.',
    },
  ]);
});

test('AT-18: The search takes every character literally', async ({ account, cookie }) => {
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
  await insertRequests(
    account,
    texts.map((purpose) => ({ purpose })),
  );
  const { name, email, phone } = buildDemoFields();
  const terms = ['', ...splitWords(String.raw`% 100_ \p a,email.eq.x (or) ) " .(id $1`), "'; drop"];
  for (const term of terms) {
    const search = `${mark} ${term}`.trim();
    // The expected result comes from searching the texts themselves.
    const wanted = search.toLowerCase().split(' ');
    const expected = texts.filter((text) => {
      const row = [name, email, phone, text].join(' ').toLowerCase();
      return wanted.every((word) => row.includes(word));
    }).length;
    const query = new URLSearchParams({ q: search });
    const read = async () => (await get(`${dashboard}?${query}`, { Cookie: cookie })).text();
    expect(await read(), term).toContain(`${listMessages.matching(expected)}<`);
    if (term) continue;
    for (const parameter of splitWords('page select or order offset from to zone status limit'))
      query.set(parameter, `1,or=(id.gt.0)&select=*%\\"'`);
    expect(await read()).toContain(`${listMessages.matching(expected)}<`);
  }
});

test('AT-40: Formulas in a request are text in the exported file', async ({ account, cookie }) => {
  await makeStaff(account);
  const mark = crypto.randomUUID();
  const begins = splitWords('= + - @ \uFF1D \uFF0B \uFF0D \uFF20');
  await insertRequests(
    account,
    begins.map((begin) => ({
      purpose: `${begin}HYPERLINK("https://evil.example";"${mark}")`,
      email: `${/[+-]/.test(begin) ? begin : 'a'}cmd@harbour.example`,
    })),
  );
  const response = await get(`${dashboard}/export?q=${mark}`, { Cookie: cookie });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const rows = readRecords(new TextDecoder().decode(bytes));
  for (const cell of rows.flatMap(Object.values))
    expect(cell).not.toMatch(/^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/);
  expect(rows.map((row) => row[requestColumns.purpose]?.slice(0, 2)).toSorted()).toEqual(
    begins.map((begin) => `'${begin}`).toSorted(),
  );
});

test('AT-21: Only staff get the export, and only from pages of this site', async ({ account, cookie }) => {
  const path = `${dashboard}/export`;
  for (const headers of [{}, { RSC: '1' }, { 'Sec-Fetch-Site': 'same-origin' }] as Record<string, string>[]) {
    const response = await get(path, headers);
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toContain('/auth?next=');
    expect(await response.text()).not.toContain('@');
  }
  expect((await get(path, { Cookie: cookie })).status).toBe(403);
  await makeStaff(account);
  expect((await get(path, { Cookie: cookie })).status).toBe(200);
  for (const from of ['cross-site', 'same-site']) {
    const response = await get(path, { Cookie: cookie, 'Sec-Fetch-Site': from });
    expect(response.status, from).toBe(403);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  }
  await signOutElsewhere(account);
  const late = await get(path, { Cookie: cookie });
  expect([307, 401]).toContain(late.status);
  expect(await late.text()).not.toContain('@');
});

test('AT-21: No request header or suffix gives a signed-out visitor the list', async ({ cookie }) => {
  const name = createName();
  expect(await sendDemoRequest(cookie, { name })).toBe('sent');
  const RSC = '1';
  const prefetch = { RSC, 'Next-Router-Prefetch': '1' };
  const sets: Record<string, string>[] = [
    {},
    { RSC },
    prefetch,
    { ...prefetch, 'Next-Router-Segment-Prefetch': '/_tree' },
    { RSC, 'Next-Router-Segment-Prefetch': '/dashboard-list-form-data/__PAGE__' },
    { RSC, 'Next-Router-State-Tree': '%5B%22%22%2C%7B%7D%5D' },
    { Purpose: 'prefetch', 'Sec-Purpose': 'prefetch' },
    { 'x-nextjs-data': '1' },
    { 'x-now-route-matches': '1' },
  ];
  const suffixes = splitWords('?_rsc=1 .rsc .segments/_tree.segment.rsc .prefetch.rsc .json / /x');
  const paths = ['', ...suffixes].map((suffix) => dashboard + suffix);
  for (const headers of sets)
    for (const path of [...paths, `/_next/data/build${dashboard}.json`]) {
      const response = await get(path, headers);
      const text = await response.text();
      expect(text, path).not.toContain(name);
      expect(text, path).not.toMatch(new RegExp(`${buildNumberPattern(listMessages.total)}|northwind-rail`));
      expect([200, 307, 308, 404], `${path} ${JSON.stringify(headers)}`).toContain(response.status);
    }
});
