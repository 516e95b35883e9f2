import { runInNewContext } from 'node:vm';
import { compiledFunction } from '@/adapter/compile-startup';
import { attributionNames, readAttribution } from '@/lib/demo/attribution';
import { visitFields } from '@/lib/demo/first-visit';

const own = 'interlane.example';

describe('where somebody came from', () => {
  test('is read from the first page: known parameters, the path, the host of another site', () => {
    const query =
      '?utm_source=news&utm_medium=email&utm_campaign=Spring%20launch&utm_id=7&gclid=x&token=secret';
    expect(readAttribution(visitFields(['/products', query, 'News.Example:8080']), own)).toEqual({
      utm_source: 'news',
      utm_medium: 'email',
      utm_campaign: 'Spring launch',
      referrer_host: 'news.example',
      landing_path: '/products',
    });
  });

  test.each([
    ['of this site', own],
    ['none', null],
    ['empty', ''],
    ['a path', 'news.example/secret?token=1'],
    ['an account', 'user@news.example'],
    ['markup', '"><script>'],
  ])('a referrer that is %s is dropped', (_, referrer) => {
    expect(readAttribution(visitFields(['/', '', referrer]), own)).toEqual({ landing_path: '/' });
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/a?b',
    '/"><script>',
    '/a\r\nBcc: b',
    7,
    null,
  ])('AT-19: %j is no page of this site', (path) =>
    expect(readAttribution(visitFields([path, '', null]), own)).toEqual({}),
  );

  test.each([
    ['a\r\nBcc: all@evil.example', 'a Bcc: all@evil.example'],
    ['a\u2028b\u202Ec\u0000d\u200B', 'a bcd'],
    ['  e\u0301  ', '\u00e9'],
    ['a'.repeat(500), 'a'.repeat(100)],
    ['😀'.repeat(101), '😀'.repeat(100)],
    [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
  ])('AT-16: %j becomes one line of at most 100 characters', (value, kept) => {
    expect(readAttribution({ utm_source: value }, own)).toEqual({ utm_source: kept });
  });

  test.each(['\u3164', '\u00ad \u2800', '\u{e0041}', '\u061c', '\u3000'])(
    'AT-58: a campaign that nobody can see is none: %j',
    (value) =>
      expect(readAttribution({ utm_campaign: value, utm_term: 'seen' }, own)).toEqual({ utm_term: 'seen' }),
  );

  test('marks that change the direction of text go', () => {
    expect(readAttribution({ utm_source: 'spring\u061c launch' }, own)).toEqual({
      utm_source: 'spring launch',
    });
  });

  test.each([
    undefined,
    null,
    7,
    'text',
    [],
    [['utm_source', 'x']],
    { utm_source: 7, utm_term: '' },
    { utm_source: {} },
    JSON.parse('{"__proto__": {"utm_source": 7}}'),
  ])('what is no text is dropped, and nothing is thrown: %j', (input) =>
    expect(readAttribution(input, own)).toEqual({}),
  );

  test('no other name is kept', () => {
    const all = Object.fromEntries(
      [...attributionNames, 'created_at', 'user_id', 'id'].map((name) => [name, 'x']),
    );
    const kept = readAttribution({ ...all, landing_path: '/x', sent_path: '/y' }, own);
    expect(Object.keys(kept).toSorted()).toEqual(attributionNames.toSorted());
  });
});

describe('the note of the first page', () => {
  const note = `${compiledFunction(process.cwd(), 'first-visit')}()`;
  const open = (storage: Record<string, string>, href: string, referrer = '') => {
    const { pathname, search } = new URL(href);
    runInNewContext(note, {
      sessionStorage: storage,
      location: { pathname, search },
      document: { referrer },
    });
    return storage['first-visit'];
  };

  test('is a few bytes of the page', () => expect(note.length).toBeLessThan(150));

  test('is taken once a tab, without path and query of the other site', () => {
    const tab: Record<string, string> = {};
    open(tab, 'https://interlane.example/products?utm_source=a', 'https://news.example/secret?q=1');
    open(tab, 'https://interlane.example/about?utm_source=b', 'https://other.example/');
    expect(JSON.parse(tab['first-visit'] ?? '')).toEqual(['/products', '?utm_source=a', 'news.example']);
  });
});
