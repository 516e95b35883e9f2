import { attributionNames, readAttribution } from '@/lib/demo/attribution';
import { noteFirstVisit, readFirstVisit } from '@/lib/demo/first-visit';

const own = 'interlane.example';
const readVisit = (...visit: unknown[]) => readAttribution(readFirstVisit(JSON.stringify(visit)), own);

test('The origin of a visitor has the known parameters, the path and the host of another site from the first page', () => {
  const query =
    '?utm_source=news&utm_medium=email&utm_campaign=Spring%20launch&utm_id=7&gclid=x&token=secret';
  expect(readVisit('/products', query, 'News.Example:8080')).toEqual({
    utm_source: 'news',
    utm_medium: 'email',
    utm_campaign: 'Spring launch',
    referrer_host: 'news.example',
    landing_path: '/products',
  });
});

test('The origin of a visitor has only the host of a referrer on another site', () => {
  for (const referrer of [own, null, '', 'news.example/secret?token=1', 'user@news.example', '"><script>'])
    expect(readVisit('/', '', referrer)).toEqual({ landing_path: '/' });
});

test('AT-19: The origin of a visitor has only pages of this site', () => {
  const odd = [
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/a?b',
    '/"><script>',
    '/a\r\nBcc: b',
  ];
  for (const path of [...odd, 7, null]) expect(readVisit(path, '', null)).toEqual({});
});

test.each([
  ['a\r\nBcc: all@evil.example', 'a Bcc: all@evil.example'],
  ['a\u2028b\u202Ec\u0000d\u200B', 'a bcd'],
  ['  e\u0301  ', '\u00e9'],
  ['a'.repeat(500), 'a'.repeat(100)],
  ['😀'.repeat(101), '😀'.repeat(100)],
  [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
])('AT-16: The origin of a visitor turns %j into one line of at most 100 characters', (value, stored) => {
  expect(readAttribution({ utm_source: value }, own)).toEqual({ utm_source: stored });
});

test.each(['\u3164', '\u00ad \u2800', '\u{e0041}', '\u061c', '\u3000'])(
  'AT-58: The origin of a visitor has no campaign that is invisible: %j',
  (value) =>
    expect(readAttribution({ utm_campaign: value, utm_term: 'seen' }, own)).toEqual({ utm_term: 'seen' }),
);

test('The origin of a visitor has no value that is not text, and causes no error', () => {
  const nonsense = [undefined, null, 7, 'text', [], [['utm_source', 'x']], { utm_source: 7, utm_term: '' }];
  for (const note of ['', '{', '7', '{"a":1}'])
    expect(readAttribution(readFirstVisit(note), own)).toEqual({});
  for (const input of [...nonsense, JSON.parse('{"__proto__": {"utm_source": 7}}')])
    expect(readAttribution(input, own)).toEqual({});
});

test('The origin of a visitor has no other names', () => {
  const names = [...attributionNames, 'created_at', 'user_id', 'id'];
  const all = Object.fromEntries(names.map((name) => [name, 'x']));
  const stored = readAttribution({ ...all, landing_path: '/x', sent_path: '/y' }, own);
  expect(Object.keys(stored).toSorted()).toEqual(attributionNames.toSorted());
});

const open = (storage: Record<string, string>, href: string, referrer = '') => {
  const { pathname, search } = new URL(href);
  Object.assign(globalThis, { location: { pathname, search }, document: { referrer } });
  Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true });
  noteFirstVisit();
};

test('The first page of a tab is recorded once, without path and query of the other site', () => {
  const tab: Record<string, string> = {};
  open(tab, 'https://interlane.example/products?utm_source=a', 'https://news.example/secret?q=1');
  open(tab, 'https://interlane.example/about?utm_source=b', 'https://other.example/');
  expect(JSON.parse(tab['first-visit'] ?? '')).toEqual(['/products', '?utm_source=a', 'news.example']);
});
