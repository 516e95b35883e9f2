import { readFileSync } from 'node:fs';
import { COMPILED, compiledStartup } from '@/adapter/compile-startup';
import { fontsOf, pageStyles } from '@/adapter/static-pages/page-styles';
import { staticPage } from '@/adapter/static-pages/static-page';
import { startedFiles, starterScript } from '@/adapter/static-pages/starter';
import { elementsIn, parseHtml } from '@/adapter/tree';
import { bootScript } from '@/lib/startup/compiled';
import { builtPage, pageSource } from '../support/built-page';

describe('a static page', () => {
  const assets: Record<string, string> = {
    'a.css': 'p{margin:0}.here{margin:1px}',
    'b.css': '.later{margin:0}.here{margin:2px}',
  };
  const readAsset = (name: string) => assets[name] ?? '';
  const page = builtPage('<p class="here">Words</p>');
  const { html, files } = staticPage(pageSource(page), { readAsset });
  const [css = '', js = ''] = ['.css', '.js'].map((end) =>
    Object.keys(files).find((file) => file.endsWith(end)),
  );

  it('has one stylesheet, with the rules that it uses in their order', () => {
    expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
    expect(html).toContain(`href="/_next/static/chunks/${css}"`);
    expect(files[css]).toBe('p{margin:0}.here{margin:2px}');
  });

  it('fetches no script ahead; fonts it does', () => {
    expect(html).not.toMatch(/<script[^>]* src=|as="script"|as="style"/);
    expect(html).toContain('as="font"');
  });

  it('keeps its boot script and data for others, and has its own data in a file', () => {
    expect(html).toContain(`<script>${bootScript}</script>`);
    expect(html).toContain('<script type="application/ld+json">');
    expect(html).not.toContain('self.__next_f.push');
    expect(files[js]).toMatch(/TURBOPACK.*\(self\.__next_f=.*self\.__next_f\.push.*self\.__next_f\.push/s);
  });

  it('starts with its data, then every script once, in order', () => {
    const names = [js, 'one.js', 'main.js'].map((name) => `/_next/static/chunks/${name}`);
    expect(html).toContain(JSON.stringify(names));
  });

  it('names its files with the deployment, and by their content', () => {
    const other = staticPage(pageSource(page), {
      readAsset: (name) => `${readAsset(name)}p{padding:0}`,
      suffix: '?dpl=2',
    });
    const [sheet = ''] = Object.keys(other.files);
    expect(other.html).toContain(`href="/_next/static/chunks/${sheet}?dpl=2"`);
    expect(sheet).not.toBe(css);
  });
});

it('the starter of a page cannot be ended by a name, and says what it starts', () => {
  expect(starterScript(['/a</script>.js'])).not.toContain('</script>');
  const script = starterScript(['/a.js', '/b.js']);
  expect(JSON.parse(startedFiles(script) ?? '')).toEqual(['/a.js', '/b.js']);
  expect([`${script};alert(1)`, `alert(1);${script}`].map(startedFiles)).toEqual([undefined, undefined]);
});

describe('the stylesheet of a page', () => {
  const styles = (css: string, html: string) => pageStyles(css, elementsIn(parseHtml(html)));
  const html = '<main><p class="card wide:col-[6/-1] p-2.5">Words</p></main>';

  it('keeps the rules of its elements and classes', () => {
    const card =
      '.card{margin:0}:is(.gone,.card){margin:1px}:not(.gone){margin:2px}@media print{.card{margin:0}}';
    const utility = String.raw`.wide\:col-\[6\/-1\]{margin:0}.p-2\.5{margin:1px}dialog[open]{margin:2px}`;
    for (const css of [card, utility]) expect(styles(css, html)).toBe(css);
  });

  it('is without rules of a class that the page has not', () => {
    const gone = String.raw`.gone{margin:0}.gone p{margin:0}p.gone:hover{margin:0}.narrow\:col-\[6\/-1\]{margin:0}`;
    expect(styles(gone, html)).toBe('');
  });

  it('keeps the fonts that have letters of its text or of a field', () => {
    const font = (name: string, range: string) =>
      `@font-face{font-family:${name};src:url(${name}.woff2)format("woff2");unicode-range:${range}}`;
    const css = font('western', 'U+C0-FF') + font('polish', 'U+141-142');
    expect(fontsOf(styles(css, '<p>Lagos</p><script>"Zoë"</script>'))).toEqual([]);
    expect(fontsOf(styles(css, '<p>Zoë</p><input placeholder="Łukasz">'))).toHaveLength(2);
  });
});

// After a change in lib/startup/, or of what compiles it: npm run startup.
it('the compiled start-up code is that of its sources, and no text in it can end it', () => {
  const compiled = readFileSync(COMPILED, 'utf8');
  expect(compiled).toBe(compiledStartup(process.cwd()));
  expect(compiled).not.toContain('</script');
});
