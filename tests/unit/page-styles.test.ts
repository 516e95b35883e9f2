import { readFileSync } from 'node:fs';
import { elementsIn, parseHtml } from '@/adapter/tree';
import { fontsOf, pageStyles, wordsOf } from '@/adapter/static-pages/page-styles';

const styles = (css: string, html: string) => pageStyles(css, elementsIn(parseHtml(html)));
const html = '<main><p class="card wide:col-[6/-1] p-2.5">Words</p></main>';

describe('the stylesheet of a page', () => {
  it.each([
    ['of a class that it has', '.card{margin:0}'],
    ['of a class with characters to escape', String.raw`.wide\:col-\[6\/-1\]{margin:0}.p-2\.5{margin:1px}`],
    ['of elements and attributes', 'p{margin:0}[data-held]{margin:1px}dialog[open]{margin:2px}'],
    ['of a list of which it has one', ':is(.gone,.card){margin:0}.gone,.card{margin:1px}'],
    ['of what stands without a class', ':not(.gone){margin:0}'],
    ['inside conditions', '@layer a{@media print{.card{margin:0}}}'],
  ])('keeps rules %s', (_, css) => expect(styles(css, html)).toBe(css));

  it.each([
    ['of a class that it has not', '.gone{margin:0}'],
    ['inside one that it has not', '.gone p{margin:0}'],
    ['of an element with a class that it has not', 'p.gone:hover{margin:0}'],
    ['of the same class with other characters', String.raw`.narrow\:col-\[6\/-1\]{margin:0}`],
  ])('is without rules %s', (_, css) => expect(styles(css, html)).toBe(''));

  it('keeps what the script gives that comes before the whole stylesheets', () =>
    expect(
      pageStyles('.note--human{margin:0}.gone{margin:1px}', [], wordsOf('x.gone="note note--human"')),
    ).toBe('.note--human{margin:0}'));

  it('keeps an animation that shares its name with a class', () => {
    const css = '.card{animation:1s spin}@keyframes spin{to{rotate:360deg}}';
    expect(styles(`.spin{margin:0}${css}`, html)).toBe(css);
  });

  it('is without an animation that nothing names, and keeps one that a variable names', () => {
    const css = '.card{--how:draw;animation:1s var(--how)}@keyframes draw{to{opacity:0}}';
    expect(styles(`.gone{animation:1s spin}${css}@keyframes spin{to{rotate:360deg}}`, html)).toBe(css);
  });

  it('keeps a declaration that shares its name with a class', () => {
    const css = 'p{border-collapse:collapse}';
    expect(styles(`${css}.border-collapse{margin:0}`, html)).toContain(css);
  });

  it('keeps line and thickness of an underline apart: Safari does not know the shorthand of both', () => {
    const base = readFileSync('app/base.css', 'utf8');
    const link = /^\.link \{.*?^\}/ms.exec(base)?.[0] ?? '';
    expect(styles(link, '<a class="link">Words</a>')).toContain('text-decoration-line:underline');
  });

  it('keeps of the variables those that it reads', () => {
    const css = '.card{--tw-gap:1px;--tw-leading:1;margin:var(--tw-gap)}.gone{line-height:var(--tw-leading)}';
    expect(styles(css, html)).toBe('.card{--tw-gap:1px;margin:var(--tw-gap)}');
    expect(styles(':root{--line:1px;--rule:2px}p{margin:var(--line)}', html)).toBe(
      ':root{--line:1px}p{margin:var(--line)}',
    );
  });

  it('keeps descriptions of variables that it reads', () => {
    const described = (name: string) => `@property --${name}{syntax:"*";inherits:false}`;
    expect(styles(`${described('a')}${described('b')}.card{margin:var(--a)}`, html)).toBe(
      `${described('a')}.card{margin:var(--a)}`,
    );
  });

  describe('of fonts', () => {
    const font = (name: string, range = '') =>
      `@font-face{font-family:${name};src:url(${name}.woff2)format("woff2")${range && `;unicode-range:${range}`}}`;

    it('keeps those that have letters of the text or of a field, and those that do not say what they have', () => {
      const css = font('all') + font('western', 'U+C0-FF') + font('polish', 'U+141-142');
      expect(fontsOf(styles(css, '<p>Lagos</p><script>"Zoë"</script>'))).toEqual(['all.woff2']);
      expect(fontsOf(styles(css, '<p>Zoë</p>'))).toEqual(['all.woff2', 'western.woff2']);
      expect(fontsOf(styles(css, '<input placeholder="Łukasz">'))).toEqual(['all.woff2', 'polish.woff2']);
    });

    it('keeps what the device has', () =>
      expect(styles('@font-face{font-family:a;src:local(Arial)}', '')).toContain('local(Arial)'));
  });
});
