import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isElement } from 'hast-util-is-element';
import { select } from 'hast-util-select';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { toClassicLayout } from '@/adapter/classic-layout';
import { withPolicyInside } from '@/adapter/error-files';
import { namingTheVersion } from '@/adapter/framework';
import { type Build, handOver } from '@/adapter/hand-over';
import { makePages } from '@/adapter/make-pages';
import { mainContent } from '@/adapter/text/main-content';
import { toMarkdown, writeMarkdown } from '@/adapter/text/markdown';
import { writeSearchIndex } from '@/adapter/text/search-index';
import { parseHtml } from '@/adapter/tree';
import type { SearchIndex } from '@/lib/search/index-file';
import { builtData, builtPage } from '../support/built-page';

function markdown(html: string) {
  const main = select('main', parseHtml(`<main>${html}</main>`));
  return main ? toMarkdown(mainContent(main, '/here')).trim() : undefined;
}

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
      .parse(markdown(`<h1>Title</h1>${page.join('')}`) ?? '');
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
  let distDir = '';
  beforeEach(() => (distDir = mkdtempSync(join(tmpdir(), 'built-'))));
  afterEach(() => rmSync(distDir, { recursive: true }));

  const head = '<title>Title</title><meta name="description" content="What it is.">';
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(distDir, file)), { recursive: true });
    writeFileSync(join(distDir, file), text);
  };
  const read = (file: string) => readFileSync(join(distDir, file), 'utf8');
  const readJson = (file: string): unknown => JSON.parse(read(file));
  const errorPages = { '/_not-found': '<h1>Not found</h1>', '/_global-error': '<style>a{}</style>' };
  const pages: Record<string, string> = {
    '/': '<h1>Home</h1>',
    '/a': '<h1>A</h1><section id="part" aria-labelledby="t"><h2 id="t">Part</h2><p>Inside it.</p></section>',
    '/lost': '<meta name="robots" content="noindex"><h1>Lost</h1>',
  };

  /** Lays pages out as the framework does for an adapter. */
  function build(bodies: Record<string, string> = pages) {
    const routes = Object.keys(bodies).map((path): [string, unknown] => [
      path,
      { initialHeaders: { x: 'y' } },
    ]);
    put('prerender-manifest.json', JSON.stringify({ version: 4, routes: Object.fromEntries(routes) }));
    put('static/chunks/a.css', 'p{margin:0}');
    put('static/chunks/b.css', 'h1{margin:0}');
    for (const [path, body] of Object.entries({ ...bodies, ...errorPages })) {
      const base = `server/route-cache/APP_PAGE/0a1b/$${path === '/' ? '/index' : path}`;
      const key = base.slice('server'.length);
      put(`${base}.html`, builtPage(body, head));
      put(`${base}.rsc`, builtData);
      put(`${base}.segments/_tree.segment.rsc`, 'tree');
      put(
        `${base}.meta`,
        JSON.stringify({ headers: { x: 'y' }, segmentPaths: ['/_tree'], routeCache: { key } }),
      );
    }
    put('server/route-cache/APP_ROUTE/2c3d/$/.well-known/a.txt.body', 'Text');
    put('server/pages/404.html', 'old');
    put('server/pages/500.html', 'old');
  }

  const made = (paths = ['/', '/a'], place = {}) =>
    makePages(
      { distDir, projectDir: process.cwd(), secure: true, ...place },
      paths.map((path) => ({ path, name: 'Name', group: 'company' as const })),
    );

  it('are read for their words as the project lists them, without what it does not', async () => {
    build();
    const { documents, policies } = await made(['/a', '/']);
    expect(
      documents.map(({ path, name, group, title, description }) => [path, name, group, title, description]),
    ).toEqual([
      ['/a', 'Name', 'company', 'Title', 'What it is.'],
      ['/', 'Name', 'company', 'Title', 'What it is.'],
    ]);
    expect([...policies.keys()].sort()).toEqual(['/', '/_global-error', '/_not-found', '/a', '/lost']);
  });

  it('have their policy among their headers, and all else beside them as it was', async () => {
    build();
    const { policies } = await made();
    expect(readJson('server/route-cache/APP_PAGE/0a1b/$/a.meta')).toEqual({
      headers: { x: 'y', 'Content-Security-Policy': policies.get('/a') },
      segmentPaths: ['/_tree'],
      routeCache: { key: '/route-cache/APP_PAGE/0a1b/$/a' },
    });
  });

  it('name what is fetched for them with the deployment, where there is one', async () => {
    build();
    const { files } = await made(['/', '/a'], { deployment: 'dpl_1' });
    const [css = '', js = ''] = [...files];
    const html = read('server/route-cache/APP_PAGE/0a1b/$/index.html');
    expect(html).toContain(`href="/_next/static/chunks/${css}?dpl=dpl_1"`);
    expect(html).toContain(`"/_next/static/chunks/${js}?dpl=dpl_1"`);
    expect(read(`static/chunks/${css}`)).toBe('p,h1{margin:0}');
  });

  it.each([
    ['one is missing', ['/', '/a', '/gone'], 'not built: /gone'],
    ['the list lacks one', ['/'], '/a: a page for search engines that lib/seo/site-pages.ts does not list'],
  ])('stop the build when %s', async (_, paths, message) => {
    build();
    await expect(made(paths)).rejects.toThrow(message);
  });

  it('AT-54: stop the build when a heading takes the id of something else', async () => {
    const form = '<button commandfor="form"></button><dialog id="form"></dialog>';
    build({ ...pages, '/a': `<h1>A</h1><section id="form"><h2>Form</h2></section>${form}` });
    await expect(made()).rejects.toThrow('/a: two elements with the id "form"');
  });

  it('AT-55: stop the build, and are named, when there is a script in one that is not known', async () => {
    build({ ...pages, '/a': '<script>document.title=1</script>' });
    await expect(namingTheVersion('99.0.0', () => made())).rejects.toThrow(
      /^Next\.js 99\.0\.0 builds something else.*\/a: an inline script that the build does not know: <script>document\.title=1/,
    );
  });

  it.each([
    ['no page', () => rmSync(join(distDir, 'server/route-cache'), { recursive: true }), 'ENOENT'],
    [
      'a page that says nothing of itself',
      () => put('server/route-cache/APP_PAGE/0a1b/$/a.meta', '{}'),
      'a.meta: ',
    ],
    [
      'no file for an unknown address',
      () => rmSync(join(distDir, 'server/pages/404.html')),
      '404.html is missing',
    ],
  ])('stop the build when the framework wrote %s', async (_, spoil, message) => {
    build();
    spoil();
    await expect(made()).rejects.toThrow(message);
  });

  it('carry their policy inside where hosts serve them as files', async () => {
    build();
    const { policies } = await made();
    const allowed = (policies.get('/_not-found') ?? '').replace("; frame-ancestors 'none'", '');
    const { children } = select('head', parseHtml(read('server/pages/404.html'))) ?? { children: [] };
    const [encoding, policy] = children.filter((node) => isElement(node, 'meta'));
    expect(encoding).toMatchObject({ properties: { charSet: 'utf-8' } });
    expect(policy).toMatchObject({
      properties: { httpEquiv: ['Content-Security-Policy'], content: allowed },
    });
    expect(read('server/pages/500.html')).toContain('http-equiv="Content-Security-Policy"');
    expect(() => withPolicyInside('<p>', "default-src 'none'")).toThrow('encoding');
  });

  it('lie under their addresses where nobody knows adapters, those with a dot before their name too', async () => {
    build();
    const { policies } = await made();
    toClassicLayout(distDir, policies);
    expect(read('server/app/index.html')).toContain('<h1>Home</h1>');
    expect(read('server/app/a.segments/_tree.segment.rsc')).toBe('tree');
    expect(read('server/app/.well-known/a.txt.body')).toBe('Text');
    expect(existsSync(join(distDir, 'server/route-cache'))).toBe(false);
    expect(readJson('prerender-manifest.json')).toMatchObject({
      routes: { '/a': { initialHeaders: { x: 'y', 'content-security-policy': policies.get('/a') } } },
    });
  });

  describe("are handed over to the host's own adapter", () => {
    const prerender = (pathname: string, extension = 'html') => ({
      pathname,
      fallback: { filePath: join(distDir, `a.${extension}`), initialHeaders: { x: 'y' } },
    });
    const outputs = (...prerenders: object[]) =>
      ({ prerenders, staticFiles: [] }) as unknown as Build['outputs'];

    it('with their policy and the files made for them', async () => {
      build();
      const result = await made();
      const told = outputs(prerender('/a'), prerender('/a.rsc', 'rsc'));
      handOver({ distDir, outputs: told }, result);
      expect(told.prerenders.map(({ fallback }) => fallback?.initialHeaders)).toEqual([
        { x: 'y', 'content-security-policy': result.policies.get('/a') },
        { x: 'y' },
      ]);
      const addresses = [...result.files].map((name) => `/_next/static/chunks/${name}`);
      expect(told.staticFiles.map(({ pathname }) => pathname)).toEqual(addresses);
      expect(addresses.length).toBeGreaterThan(1);
    });

    it('unless one has no policy', async () => {
      build();
      const result = await made();
      expect(() => handOver({ distDir, outputs: outputs(prerender('/b')) }, result)).toThrow(
        '/b is prerendered',
      );
    });
  });

  it('are not laid out when a route of another kind made one', async () => {
    build();
    const { policies } = await made();
    put('server/route-cache/PAGES/4e5f/$/b.html', '');
    expect(() => toClassicLayout(distDir, policies)).toThrow('by no route of app/');
  });

  it('are written as Markdown beside themselves, and that of gone pages removed', async () => {
    build();
    put('public/old/gone.md', 'Gone');
    writeMarkdown((await made()).documents, join(distDir, 'public'));
    expect(read('public/index.md')).toBe('# Home\n');
    expect(read('public/a.md')).toBe('# A\n\n## Part\n\nInside it.\n');
    expect(existsSync(join(distDir, 'public/old/gone.md'))).toBe(false);
  });

  it('are indexed with the fragment that leads to each section', async () => {
    build();
    writeSearchIndex((await made()).documents, distDir);
    const index = JSON.parse(read('search-index.json')) as SearchIndex;
    expect(index.pages[1]?.sections).toEqual([[''], ['part', 'Part']]);
  });
});
