import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lazyChunks } from '@/lib/after-build/lazy-chunks';
import { lightPage } from '@/lib/after-build/light-pages';
import { starterScript } from '@/lib/after-build/starter';

const assets: Record<string, string> = { 'a.css': '.a{}', 'b.css': '.b{}' };
const read = (name: string) => assets[name] ?? '';
const page = [
  '<html><head>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/b.css" data-precedence="next"/>',
  '<link rel="preload" href="/_next/static/media/font.woff2" as="font"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  '<link rel="preload" href="/_next/static/chunks/later.css" as="style"/>',
  '<script src="/_next/static/chunks/one.js" async=""></script>',
  '<script>boot()</script></head><body>Words',
  '<script type="application/ld+json">{"self.__next_f":1}</script>',
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>',
  '<script src="/_next/static/chunks/main.js" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"<p>Words</p>"])</script>',
  '</body></html>',
].join('');

describe('a light page', () => {
  const { html, files } = lightPage(page, read, ['form.js']);
  const names = Object.keys(files);
  const css = names.find((name) => name.endsWith('.css')) ?? '';
  const js = names.find((name) => name.endsWith('.js')) ?? '';

  it('has one stylesheet, with all rules in their order', () => {
    expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
    expect(html).toContain(`href="/_next/static/chunks/${css}"`);
    expect(files[css]).toBe('.a{}\n.b{}');
  });

  it('names no script and fetches none ahead; fonts it does', () => {
    expect(html).not.toMatch(/<script[^>]* src=|as="script"|as="style"/);
    expect(html).toContain('as="font"');
  });

  it('lets no script of its own wait for the stylesheet', () => {
    const last = html.lastIndexOf('<script>');
    expect(html.indexOf('boot()')).toBeLessThan(last);
    expect(last).toBeLessThan(html.indexOf('rel="stylesheet"'));
  });

  it('fetches the form ahead for those who are at it', () =>
    expect(files[js]).toContain('["/_next/static/chunks/form.js"]'));

  it('keeps the boot script and data for others, and moves its own data into a file', () => {
    expect(html).toContain('<script>boot();</script>');
    expect(html).toContain('<script type="application/ld+json">');
    expect(html).not.toContain('self.__next_f.push');
    expect(files[js]).toMatch(/TURBOPACK.*\(self\.__next_f=.*self\.__next_f\.push/s);
  });

  it('knows the stylesheets that the framework would look for', () =>
    expect(files[js]).toContain('["/_next/static/chunks/a.css","/_next/static/chunks/b.css"]'));

  it('starts with its data, then every script once, in order', () =>
    expect(html).toContain(
      JSON.stringify([
        `/_next/static/chunks/${js}`,
        '/_next/static/chunks/one.js',
        '/_next/static/chunks/main.js',
      ]),
    ));

  it('gives files another name when their content changes', () => {
    const other = lightPage(page, (name) => `${read(name)} `, []);
    expect(Object.keys(other.files)).not.toContain(css);
  });
});

it.each([
  ['stylesheet', page.replaceAll('rel="stylesheet"', '')],
  ['script', page.replaceAll(' async=""', '')],
  ['data', page.replaceAll('__next_f', '__other')],
])('a page without %s fails the build', (_, html) =>
  expect(() => lightPage(html, read, [])).toThrow('A page without'),
);

describe('the files of a lazy import', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chunks-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('host.js', 'x(()=>Promise.all(["static/chunks/a.js","static/chunks/a.css"].map(e)))');
  write('main.js', 'x(()=>Promise.all(["static/chunks/b.js","static/chunks/form.js"].map(e)))');
  write('form.js', 'e.s(["Form",0,f])');
  write('b.js', 'e.s(["FormField",0,f])');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are those that are loaded with it', () =>
    expect(lazyChunks(folder, 'Form')).toEqual(['b.js', 'form.js']));
  it('are not guessed', () => {
    for (const name of ['Forms', 'FormField2'])
      expect(() => lazyChunks(folder, name)).toThrow('No chunk of the build');
  });
});

it('the starter cannot be ended by a name', () =>
  expect(starterScript(['/a</script>.js'])).not.toContain('</script>'));
