import { formPart, staticPage } from '@/adapter/static-pages/static-page';
import { startedFiles, starterScript } from '@/adapter/static-pages/starter';
import { bootScript } from '@/lib/startup/compiled';
import { builtPage, pageSource } from '../support/built-page';

const assets: Record<string, string> = {
  'a.css': 'p{margin:0}.here{margin:1px}',
  'b.css': '.later{margin:0}.here{margin:2px}',
};
const readAsset = (name: string) => assets[name] ?? '';
const page = builtPage('<p class="here">Words</p>');

describe('a static page', () => {
  const { html, files } = staticPage(pageSource(page), { readAsset, form: formPart('form()') });
  const names = Object.keys(files);
  const css = names.find((name) => name.endsWith('.css')) ?? '';
  const js = names.find((name) => /^page-.*\.js$/.test(name)) ?? '';
  const form = names.find((name) => name.startsWith('form-')) ?? '';

  it('has one stylesheet, with the rules that it uses in their order', () => {
    expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
    expect(html).toContain(`href="/_next/static/chunks/${css}"`);
    expect(files[css]).toBe('p{margin:0}.here{margin:2px}');
  });

  it('names no script and fetches none ahead; fonts it does', () => {
    expect(html).not.toMatch(/<script[^>]* src=/);
    expect(html).not.toMatch(/as="script"|as="style"/);
    expect(html).toContain('as="font"');
  });

  it('fetches every font of its stylesheet ahead, once, and under the address that stands there', () => {
    const fonts = ['font.woff2', 'more.woff2?dpl=1'].map((name) => `@font-face{src:url(../media/${name})}`);
    const made = staticPage(pageSource(page), { readAsset: () => fonts.join(''), form: formPart('form()') });
    expect([...made.html.matchAll(/href="([^"]*)" as="font"/g)].map(([, address]) => address)).toEqual([
      '/_next/static/media/more.woff2?dpl=1',
      '/_next/static/media/font.woff2',
    ]);
    expect(made.html).toMatch(/more\.woff2\?dpl=1" as="font" crossorigin=""/);
  });

  it('takes no font from elsewhere', () => {
    const readAsset = () => '@font-face{src:url(https://evil.example/a.woff2)}';
    expect(() => staticPage(pageSource(page), { readAsset, form: formPart('form()') })).toThrow(
      "not among the build's fonts",
    );
  });

  it('lets no script of its own wait for the stylesheet', () => {
    const last = html.lastIndexOf('<script>');
    expect(html.indexOf(bootScript)).toBeLessThan(last);
    expect(last).toBeLessThan(html.indexOf('rel="stylesheet"'));
  });

  it('has the code of the form in a file of its own', () => expect(files[form]).toBe('form()'));

  it('keeps the boot script and data for others, and moves its own data into a file', () => {
    expect(html).toContain(`<script>${bootScript}</script>`);
    expect(html).toContain('<script type="application/ld+json">');
    expect(html).not.toContain('self.__next_f.push');
    expect(files[js]).toMatch(/TURBOPACK.*\(self\.__next_f=.*self\.__next_f\.push.*self\.__next_f\.push/s);
  });

  it('changes nothing else', () => {
    const rest = (text: string) =>
      text.replaceAll(
        /<(?:script>|script id|script src|link rel="(?:stylesheet|preload")).*?(?:\/>|<\/script>)/gs,
        '',
      );
    expect(rest(html)).toBe(rest(page));
  });

  it('gets the whole stylesheets, which the framework looks for, with its scripts', () =>
    expect(files[js]).toContain('["/_next/static/chunks/a.css","/_next/static/chunks/b.css"]'));

  it('starts with the form, its data, then every script once, in order', () =>
    expect(html).toContain(
      JSON.stringify([
        `/_next/static/chunks/${form}`,
        `/_next/static/chunks/${js}`,
        '/_next/static/chunks/one.js',
        '/_next/static/chunks/main.js',
      ]),
    ));

  it('names its files with the deployment, and those of the framework as the framework does', () => {
    const kept = page.replaceAll('main.js"', 'main.js?dpl=1"').replaceAll('one.js"', 'one.js?dpl=1"');
    const other = staticPage(pageSource(kept), { readAsset, form: formPart('form()'), suffix: '?dpl=2' });
    const [sheet = '', script = '', form = ''] = Object.keys(other.files);
    expect(other.html).toContain(`href="/_next/static/chunks/${sheet}?dpl=2"`);
    expect(other.html).toContain(
      `["/_next/static/chunks/${form}?dpl=2","/_next/static/chunks/${script}?dpl=2","/_next/static/chunks/one.js?dpl=1"`,
    );
  });

  it('gives files another name when their content changes', () => {
    const other = staticPage(pageSource(page), {
      readAsset: (name) => `${readAsset(name)}p{padding:0}`,
      form: formPart(''),
    });
    expect(Object.keys(other.files)).not.toContain(css);
  });
});

it.each([
  ['stylesheet', page.replaceAll('rel="stylesheet"', '')],
  ['script', page.replaceAll(' async=""', ' nomodule=""')],
  ['data', page.replaceAll(/<script id.*?<\/script>|<script>(?:\(self|self).*?<\/script>/gs, '')],
])('a page without %s fails the build', (_, html) =>
  expect(() => staticPage(pageSource(html), { readAsset, form: formPart('') })).toThrow('A page without'),
);

describe('AT-55: a page is not made static', () => {
  const light = (html: string) => () => staticPage(pageSource(html), { readAsset, form: formPart('') });

  it.each([
    ['an unknown script', '<script>alert(1)</script>', 'the build does not know: <script>alert(1)'],
    ['data with code behind it', '<script>self.__next_f.push([1,""]);alert(1)</script>', 'does not know'],
    [
      'code that begins like the list of chunks',
      '<script>(globalThis["TURBOPACK"]=alert(1))</script>',
      'does not know',
    ],
    [
      'code that begins like the timing',
      '<script>requestAnimationFrame(()=>alert(1))</script>',
      'does not know',
    ],
    [
      'a piece of data more',
      '<script>self.__next_f.push([1,":HX[\\"https://evil.example/x.js\\"]\\n"])</script>',
      'data that is not',
    ],
    [
      'a script from elsewhere',
      '<script src="https://evil.example/x.js" async=""></script>',
      'not one of the build',
    ],
    [
      'a script from a folder above',
      '<script src="/_next/static/chunks/../../x.js" async=""></script>',
      'not one of the build',
    ],
    ['a starter', `<script>${starterScript(['/_next/static/chunks/one.js'])}</script>`, 'static already'],
    [
      'a stylesheet from elsewhere',
      '<link rel="stylesheet" href="https://evil.example/x.css" data-precedence="next"/>',
      "not among the build's",
    ],
    [
      'a stylesheet from a folder above',
      '<link rel="stylesheet" href="/_next/static/chunks/../../server/a.css" data-precedence="next"/>',
      "not among the build's",
    ],
  ])('with %s in it', (_, body, message) => expect(light(builtPage(body))).toThrow(message));
});

describe('the starter', () => {
  it('cannot be ended by a name', () => expect(starterScript(['/a</script>.js'])).not.toContain('</script>'));

  it('says what it starts, and nothing else does', () => {
    const files = ['/a.js', '/b.js'];
    expect(JSON.parse(startedFiles(starterScript(files)) ?? '')).toEqual(files);
    expect(startedFiles(`${starterScript(files)};alert(1)`)).toBeUndefined();
    expect(startedFiles(`alert(1);${starterScript(files)}`)).toBeUndefined();
  });
});
