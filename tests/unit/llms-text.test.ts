import { toString } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { llmsText } from '@/lib/seo/llms-text';
import { groupNames, pageNames } from '@/content/words/page-names';
import { sitePages } from '@/lib/seo/site-pages';

const text = llmsText('Example', new URL('https://www.example.com'));

/** The links of the list, as whoever reads it finds them. */
function links(markdown: string) {
  let group = '';
  return unified()
    .use(remarkParse)
    .parse(markdown)
    .children.flatMap((node) => {
      if (node.type === 'heading') group = toString(node);
      if (node.type !== 'list') return [];
      return node.children.flatMap(({ children: [line] }) =>
        line?.type === 'paragraph'
          ? line.children.flatMap((one) =>
              one.type === 'link' ? [{ url: one.url, name: toString(one), group }] : [],
            )
          : [],
      );
    });
}

it('begins with the name and a summary', () => {
  expect(text).toMatch(/^# Example\n\n> \S.+\.\n\n## /);
  expect(links(text)[0]).toEqual({
    url: 'https://www.example.com/index.md',
    name: pageNames.home,
    group: groupNames.platform,
  });
});

it('has a part for each group and a link for each page', () => {
  expect([...text.matchAll(/^## (.+)$/gm)].map(([, group]) => group)).toEqual(
    Object.entries(groupNames)
      .filter(([part]) => sitePages().some(({ group }) => group === part))
      .map(([, title]) => title),
  );
  expect(text.match(/^- \[/gm)).toHaveLength(sitePages().length);
});

it.each([
  ['of another link', 'a](https://evil.example/x.md) [b'],
  ['of a picture', '![a](https://evil.example/x.png)'],
  ['of markup', '<script>alert(1)</script> &lt;b&gt;'],
  ['with marks of Markdown', '\\[a\\] *b* _c_ `d` # e > f | g'],
  ['with a line of its own', 'a\n- [b](https://evil.example/x.md)'],
])('AT-54: a name %s stays a name', (_, name) => {
  const [home, about] = sitePages().filter(({ path }) => ['/', '/about'].includes(path));
  if (!home || !about) throw new Error('no pages');
  const hostile = { ...home, name, meta: { ...home.meta, description: `${name}.` } };
  const written = llmsText('Example', new URL('https://www.example.com'), [hostile, about]);
  expect(links(written)).toEqual([
    { url: 'https://www.example.com/index.md', name, group: groupNames[home.group] },
    { url: 'https://www.example.com/about.md', name: about.name, group: groupNames[about.group] },
  ]);
});
