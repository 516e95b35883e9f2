import { Script, createContext } from 'node:vm';
import { shortened } from '@/adapter/static-pages/short-names';
import { namesScript } from '@/adapter/static-pages/starter';

const css = String.raw`.card{margin:0}.flex+.card{margin:1px}@layer utilities{.flex{display:flex}.\[\&\>p\]\:wide\:p-2\.5>p{padding:1.5px}@media print{.hidden{display:none}}}@layer later{.gap{gap:0}}`;
const html =
  '<p class="card flex hidden">flex</p><ul class="flex [&amp;&gt;p]:wide:p-2.5 gap"></ul><i title="flex"></i>';

describe('short names', () => {
  const short = shortened(html, css, ['toggle("hidden")']);

  it('stand for utilities in the markup and in its stylesheet, the most frequent first', () => {
    expect(short.names).toEqual(['flex', '[&>p]:wide:p-2.5']);
    expect(short.html).toBe(
      '<p class="card _0 hidden">flex</p><ul class="_0 _1 gap"></ul><i title="flex"></i>',
    );
    expect(short.css).toBe(
      '.card{margin:0}._0+.card{margin:1px}@layer utilities{._0{display:flex}._1>p{padding:1.5px}@media print{.hidden{display:none}}}@layer later{.gap{gap:0}}',
    );
  });

  it('leave a page without utilities as it is', () =>
    expect(shortened(html, '.flex{margin:0}', [])).toEqual({ html, css: '.flex{margin:0}', names: [] }));

  it('are joined by the full ones before the framework sees them', () => {
    const classes = [...short.html.matchAll(/class="([^"]*)"/g)].map(
      ([, list = '']) => new Set(list.split(' ')),
    );
    const document = { querySelectorAll: () => classes.map((classList) => ({ classList })) };
    new Script(namesScript(short.names)).runInContext(createContext({ document }));
    expect(classes.map((list) => [...list])).toEqual([
      ['card', '_0', 'hidden', 'flex'],
      ['_0', '_1', 'gap', 'flex', '[&>p]:wide:p-2.5'],
    ]);
  });
});
