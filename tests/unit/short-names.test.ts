import { Script, createContext } from 'node:vm';
import { shortened } from '@/adapter/static-pages/short-names';
import { namesScript } from '@/adapter/static-pages/starter';

const css = String.raw`.card{margin:0}.flex+.card{margin:1px}@layer utilities{.flex{display:flex}.\[\&\>p\]\:wide\:p-2\.5>p{padding:1.5px}@media print{.hidden{display:none}}}@layer later{.gap{gap:0}}`;
const html =
  '<p class="card flex hidden">flex</p><ul class="flex [&amp;&gt;p]:wide:p-2.5 gap"></ul><i title="flex"></i>';

/** What an element's list of classes does here. */
class Classes extends Set<string> {
  override add(...names: string[]) {
    for (const name of names) super.add(name);
    return this;
  }
}

/** The classes of a page's elements, once they have their full names too. */
function withFullNames({ html, names }: { html: string; names: string[] }): string[][] {
  const lists = [...html.matchAll(/class="([^"]*)"/g)].map(([, list = '']) =>
    new Classes().add(...list.split(' ')),
  );
  const document = { querySelectorAll: () => lists.map((classList) => ({ classList })) };
  new Script(namesScript(names)).runInContext(createContext({ document }));
  return lists.map((list) => [...list]);
}

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

  it('are shared by utilities that the same elements have', () => {
    const rules = '@layer utilities{.a-1{margin:0}.b-1{padding:0}.c-1{color:red}.a-1:hover>.b-1{gap:0}}';
    const { html, css, names } = shortened(
      '<p class="b-1 x a-1"></p><p class="a-1 c-1 b-1"></p><p class="c-1"></p><p class="c-1"></p>',
      rules,
      [],
    );
    expect(names).toEqual(['c-1', 'a-1 b-1']);
    expect(html).toBe('<p class="_1 x"></p><p class="_1 _0"></p><p class="_0"></p><p class="_0"></p>');
    expect(css).toBe('@layer utilities{._1{margin:0}._1{padding:0}._0{color:red}._1:hover>._1{gap:0}}');
    expect(withFullNames({ html, names })[0]).toEqual(['_1', 'x', 'a-1', 'b-1']);
  });

  it('are joined by the full ones before the framework sees them', () => {
    expect(withFullNames(short)).toEqual([
      ['card', '_0', 'hidden', 'flex'],
      ['_0', '_1', 'gap', 'flex', '[&>p]:wide:p-2.5'],
    ]);
  });
});
