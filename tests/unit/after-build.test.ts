import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { mainContent } from '@/lib/after-build/main-content';
import { toMarkdown, writeMarkdown } from '@/lib/after-build/markdown';
import { readPages } from '@/lib/after-build/pages';
import { parsePage } from '@/lib/after-build/parse-page';
import { writeSearchIndex } from '@/lib/after-build/search-index';
import type { SearchIndex } from '@/lib/search/index-file';

const markdown = (html: string) =>
  toMarkdown(mainContent(parsePage(`<main>${html}</main>`).main, '/here')).trim();

describe('a page as Markdown', () => {
  it('begins with its title, and reads animated letters as words', () => {
    const title = '<h1><span class="visually-hidden">Two words</span><span aria-hidden="true">T</span></h1>';
    expect(markdown(`<p>Eyebrow</p>${title}<p>Lead</p>`)).toBe('# Two words\n\nEyebrow\n\nLead');
  });

  it('leaves out ways through the site, art and controls', () => {
    const noise = '<nav><a href="/">Home</a></nav><svg aria-hidden="true"></svg><button>Play</button>';
    expect(markdown(`<h1>Title</h1>${noise}<script>1</script><p>Text</p><a href="/x"><svg></svg></a>`)).toBe(
      '# Title\n\nText',
    );
  });

  it('puts a figure and its label on one line, and tells notes', () => {
    const figure = '<span>85%<sup><a href="#note-1">1</a></sup></span><span>efficiency increase</span>';
    const notes = '<ol><li id="note-1" value="1">What it measures.</li></ol>';
    expect(markdown(`<ul><li>${figure}</li></ul>${notes}`)).toBe(
      '- 85%[^1] - efficiency increase\n\n[^1]: What it measures.',
    );
    expect(markdown('<ul><li><p>−45%</p><p>Time to hire</p><p>74 to 41 days</p></li></ul>')).toBe(
      '- −45% - Time to hire - 74 to 41 days',
    );
    expect(markdown('<p><span>40%</span><span>down</span></p>')).toBe('40% down');
  });

  it('keeps terms with their descriptions', () => {
    const row =
      '<div><dt>Speed</dt><dd><span>before </span><span>190 s</span>, after 38 s</dd><dd>−80%</dd></div>';
    expect(markdown(`<dl>${row}</dl>`)).toBe('- **Speed**: before 190 s, after 38 s, −80%');
  });

  it('makes headings of questions, and parts of list items that have a heading', () => {
    const question = '<details><summary>Why?</summary><p>Because.</p></details>';
    expect(markdown(`<h2>Questions</h2>${question}${question}`)).toBe(
      '## Questions\n\n### Why?\n\nBecause.\n\n### Why?\n\nBecause.',
    );
    expect(markdown('<ul><li><h3>One</h3><p>Text.</p></li></ul>')).toBe('### One\n\nText.');
    expect(markdown('<ol><li><span>1</span><p>First.</p></li></ol>')).toBe('1. First.');
  });

  it('AT-54: keeps what looks like markup as text', () => {
    const said = [
      '<script>alert(1)</script>',
      '[a](javascript:b)',
      '![a](https://b/)',
      '- a',
      '# a',
      '`a',
      '&lt;',
    ];
    const page = said.map((words) => `<p>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`);
    const { children } = unified()
      .use(remarkParse)
      .parse(markdown(`<h1>Title</h1>${page.join('')}`));
    expect(children.slice(1)).toMatchObject(
      said.map((value) => ({ type: 'paragraph', children: [{ type: 'text', value }] })),
    );
  });

  it('keeps links, tables and quotations', () => {
    expect(markdown('<p><a href="#part">Part</a> and <a href="/x">X</a></p>')).toBe(
      '[Part](/here#part) and [X](/x)',
    );
    expect(markdown('<table><tr><th>A</th></tr><tr><td>1</td></tr></table>')).toBe('| A |\n| - |\n| 1 |');
    expect(markdown('<blockquote><p>Said.</p></blockquote>')).toBe('> Said.');
  });
});

describe('the built pages', () => {
  const dist = mkdtempSync(join(tmpdir(), 'built-'));
  afterAll(() => rmSync(dist, { recursive: true }));

  const page = (body: string, head = '') =>
    `<title>Title</title><meta name="description" content="What it is.">${head}<main>${body}</main>`;
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  };
  const build = (pages: Record<string, string>, listed: string[]) => {
    const routes = Object.fromEntries(Object.keys(pages).map((path) => [path, {}]));
    put('prerender-manifest.json', JSON.stringify({ routes }));
    for (const [path, html] of Object.entries(pages))
      put(`server/app${path === '/' ? '/index' : path}.html`, html);
    const lines = listed.map((path) => `- [Name](https://x.example${path}.md): What it is.`);
    put('server/app/llms.txt.body', ['# Site', '## Group', ...lines].join('\n\n'));
  };
  const pages = {
    '/': page('<h1>Home</h1>'),
    '/a': page(
      '<h1>A</h1><section id="part" aria-labelledby="t"><h2 id="t">Part</h2><p>Inside it.</p></section>',
    ),
    '/lost': page('<h1>Lost</h1>', '<meta name="robots" content="noindex">'),
  };

  it('are those that the list names, without what search engines must not show', () => {
    build(pages, ['/index', '/a']);
    expect(readPages(dist).map(({ path, name, group, title }) => [path, name, group, title])).toEqual([
      ['/', 'Name', 'Group', 'Title'],
      ['/a', 'Name', 'Group', 'Title'],
    ]);
  });

  it('stop the build when one is missing', () => {
    build(pages, ['/index', '/a', '/gone']);
    expect(() => readPages(dist)).toThrow('not built: /gone');
  });

  it('stop the build when the list lacks one', () => {
    build(pages, ['/index']);
    expect(() => readPages(dist)).toThrow('does not list: /a');
  });

  it('AT-54: stop the build when a heading takes the id of something else', () => {
    const form = '<button commandfor="form"></button><dialog id="form"></dialog>';
    const taken = page(`<h1>A</h1><section id="form"><h2>Form</h2></section>${form}`);
    build({ ...pages, '/a': taken }, ['/index', '/a']);
    expect(() => readPages(dist)).toThrow('/a has two elements with the id "form"');
  });

  it('are written beside themselves, and those of gone pages removed', () => {
    build(pages, ['/index', '/a']);
    const files = join(dist, 'public');
    put('public/old/gone.md', 'Gone');
    writeMarkdown(readPages(dist), files);
    expect(readFileSync(join(files, 'index.md'), 'utf8')).toBe('# Home\n');
    expect(readFileSync(join(files, 'a.md'), 'utf8')).toBe('# A\n\n## Part\n\nInside it.\n');
    expect(() => readFileSync(join(files, 'old/gone.md'))).toThrow();
  });

  it('are indexed with the fragment that leads to each section', () => {
    build(pages, ['/index', '/a']);
    writeSearchIndex(readPages(dist), dist);
    const index = JSON.parse(readFileSync(join(dist, 'search-index.json'), 'utf8')) as SearchIndex;
    expect(index.pages[1]?.sections).toEqual([[''], ['part', 'Part']]);
  });
});
