import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isElement } from 'hast-util-is-element';
import { select } from 'hast-util-select';

import { listElements, parseHtml } from '@/adapter/html-tree';
import {
  addToOutputs,
  type Build,
  flattenRouteCache,
  nameActions,
  UnexpectedOutput,
} from '@/adapter/next-output';
import { addPolicyElement, listNextScripts } from '@/adapter/page-policy';
import { processPages } from '@/adapter/process-pages';
import { readSectionTexts } from '@/adapter/search-index';
import { hashSource } from '@/lib/security/policy';
import { builtData, renderBuiltPage, loader, startUpScript } from '../support/built-page';

const read = (html: string) =>
  readSectionTexts(parseHtml(`<main>${html}</main>`)).map(({ anchor, headings, text }) => [
    anchor,
    headings.join(),
    text.trim().replaceAll(/\s+/g, ' '),
  ]);

it('The text of a page for the search excludes navigation, drawings and controls', () => {
  const title = '<h1 aria-label="Two words"><span aria-hidden="true">T</span></h1>';
  const noise = '<nav><a href="/">Home</a></nav><svg><text>Art</text></svg><button>Play</button>';
  expect(read(`${title}${noise}<script>1</script><p>Text</p>`)).toEqual([['', '', 'Two words Text']]);
});

it('The text of a page for the search belongs to the section that a heading names, or to the heading', () => {
  const named =
    '<section id="part" aria-labelledby="t"><hgroup><h2 id="t">Part</h2><p>Its line</p></hgroup><p>In</p><h3 id="u">Piece</h3>it</section>';
  expect(read(`${named}<h2>Loose</h2>`)).toEqual([
    ['', '', ''],
    ['part', 'Part: Its line', 'In'],
    ['u', 'Piece,Loose', 'it'],
  ]);
});

describe('Built pages', () => {
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

  /** Writes pages as Next does for an adapter. */
  function build(bodies: Record<string, string> = pages) {
    const routes = Object.keys(bodies).map((path) => [path, { initialHeaders: { x: 'y' } }] as const);
    put('prerender-manifest.json', JSON.stringify({ version: 4, routes: Object.fromEntries(routes) }));
    put('static/chunks/a.css', 'p{margin:0}');
    put('static/chunks/b.css', 'h1{margin:0}');
    put('static/chunks/main.js', 'load(["static/chunks/help.js","static/chunks/part.js"].map(get))');
    put('static/chunks/part.js', 'form.displayName="LiveDemoForm"');
    for (const [path, body] of Object.entries({ ...bodies, ...errorPages })) {
      const base = `server/route-cache/APP_PAGE/0a1b/$${path === '/' ? '/index' : path}`;
      const key = base.slice('server'.length);
      put(`${base}.html`, renderBuiltPage(body, head));
      put(`${base}.rsc`, builtData);
      put(`${base}.segments/_tree.segment.rsc`, 'tree');
      const beside = { headers: { x: 'y' }, segmentPaths: ['/_tree'], routeCache: { key } };
      put(`${base}.meta`, JSON.stringify(beside));
    }
    put('server/route-cache/APP_ROUTE/2c3d/$/.well-known/a.txt.body', 'Text');
    put('server/pages/404.html', 'old');
    put('server/pages/500.html', 'old');
  }

  const made = (paths = ['/', '/a'], settings: { loader?: string } = { loader }) =>
    processPages({ distDir, secure: true, startUpScript, ...settings }, new Set(paths));

  it('The built pages have one policy among their headers, and keep everything else', async () => {
    build();
    const { policies } = await made();
    expect(policies.get('/')).toBe(policies.get('/lost'));
    const page = read('server/route-cache/APP_PAGE/0a1b/$/a.html');
    expect(page.match(/<link rel="stylesheet"/g)).toHaveLength(1);
    expect(page.match(/<link disabled="" media="not all" rel="stylesheet"/g)).toHaveLength(2);
    expect(readJson('server/route-cache/APP_PAGE/0a1b/$/a.meta')).toEqual({
      headers: { x: 'y', 'Content-Security-Policy': policies.get('/a') },
      segmentPaths: ['/_tree'],
      routeCache: { key: '/route-cache/APP_PAGE/0a1b/$/a' },
    });
  });

  it('The built pages name the files of the form that their scripts import, and none stops the build', async () => {
    build();
    await made();
    const files = '/_next/static/chunks/help.js /_next/static/chunks/part.js';
    expect(read('server/route-cache/APP_PAGE/0a1b/$/a.html')).toContain(
      `data-ahead="${files}" data-opener="demo-dialog"`,
    );
    build();
    put('static/chunks/main.js', 'run()');
    await expect(made()).rejects.toThrow(UnexpectedOutput);
  });

  it('The built pages stay as Next wrote them without deferred hydration, and name its scripts in their policy', async () => {
    build();
    const { policies, files } = await made(['/', '/a'], {});
    expect(files.size).toBe(0);
    expect(read('server/route-cache/APP_PAGE/0a1b/$/a.html')).toBe(renderBuiltPage(pages['/a'], head));
    const inline = [startUpScript, ...listNextScripts(listElements(parseHtml(renderBuiltPage())))];
    expect(inline).toHaveLength(5);
    const hashes = await Promise.all(inline.map(hashSource));
    expect(policies.get('/a')).toContain(`script-src ${["'self'", ...hashes].join(' ')};`);
    const error = read('server/route-cache/APP_PAGE/0a1b/$/_global-error.html');
    expect(error).not.toMatch(/<script|as="script"/);
  });

  it.each([
    '<script>document.title=1</script>',
    '<script>self.__next_f.push([1,"x"]);alert(1)</script>',
    '<script>self.__next_f.push([1,"x"]);alert([1])</script>',
    '<script src="/elsewhere.js"></script>',
  ])(
    'AT-55: A built page stops the build, also without deferred hydration, when it contains %s',
    async (foreign) => {
      build({ ...pages, '/a': foreign });
      await expect(made(['/', '/a'], {})).rejects.toThrow(`does not know: ${foreign}`);
    },
  );

  const form =
    '<h1>A</h1><section id="form"></section><button commandfor="form"></button><dialog id="form"></dialog>';
  const script = '<script>document.title=1</script>';
  it.each([
    ['stop the build when a page is missing', pages, ['/', '/a', '/gone'], 'not built: /gone'],
    [
      'stop the build when the list lacks a page',
      pages,
      ['/'],
      '/a: a page for search engines that lib/seo/find-page.ts does not',
    ],
    [
      'AT-54: stop the build when two elements share an id',
      { ...pages, '/a': form },
      ['/', '/a'],
      'two elements with the id',
    ],
    [
      'AT-55: stop the build when they contain an unknown script',
      { ...pages, '/a': script },
      ['/', '/a'],
      `does not know: ${script}`,
    ],
  ])('%s', async (_, bodies, paths, message) => {
    build(bodies);
    await expect(made(paths)).rejects.toThrow(message);
  });

  it('Unknown output of Next stops the build', async () => {
    build();
    put('server/route-cache/APP_PAGE/0a1b/$/a.meta', '{}');
    await expect(made()).rejects.toThrow(/a\.meta: /);
    await expect(made()).rejects.toThrow(UnexpectedOutput);
  });

  it('The built pages carry their policy inside for hosts that serve them as files', async () => {
    build();
    const { policies } = await made();
    const allowed = (policies.get('/_not-found') ?? '').replace("; frame-ancestors 'none'", '');
    const [encoding, policy] = (
      select('head', parseHtml(read('server/pages/404.html')))?.children ?? []
    ).filter((node) => isElement(node, 'meta'));
    expect(encoding).toMatchObject({ properties: { charSet: 'utf-8' } });
    expect(policy).toMatchObject({
      properties: { httpEquiv: ['Content-Security-Policy'], content: allowed },
    });
    expect(() => addPolicyElement('<p>', "default-src 'none'")).toThrow('encoding');
  });

  it('The built pages lie under their addresses for hosts without adapters', async () => {
    build();
    const { policies } = await made();
    flattenRouteCache(distDir, policies);
    expect(read('server/app/index.html')).toContain('<h1>Home</h1>');
    expect(read('server/app/a.segments/_tree.segment.rsc')).toBe('tree');
    expect(read('server/app/.well-known/a.txt.body')).toBe('Text');
    expect(existsSync(join(distDir, 'server/route-cache'))).toBe(false);
    expect(readJson('prerender-manifest.json')).toMatchObject({
      routes: { '/a': { initialHeaders: { x: 'y', 'content-security-policy': policies.get('/a') } } },
    });
  });

  it("The built pages reach the host's own adapter with their policy", async () => {
    build();
    const result = await made();
    const prerender = (pathname: string) => ({
      pathname,
      fallback: { filePath: join(distDir, 'a.html'), initialHeaders: { x: 'y' } },
      config: { bypassFor: [{ type: 'header', key: 'next-action' }] },
    });
    const outputs = (...prerenders: object[]) =>
      ({ prerenders, staticFiles: [] }) as unknown as Build['outputs'];
    const reported = outputs(prerender('/a'));
    addToOutputs({ distDir, outputs: reported }, result.policies, result.files);
    expect(reported.prerenders.map(({ fallback }) => fallback?.initialHeaders)).toEqual([
      { x: 'y', 'content-security-policy': result.policies.get('/a') },
    ]);
    expect(reported.prerenders[0]?.config.bypassFor).toContainEqual({
      type: 'header',
      key: 'content-type',
      value: 'application/x-www-form-urlencoded',
    });
    expect(reported.staticFiles).toHaveLength(result.files.size);
    expect(() =>
      addToOutputs({ distDir, outputs: outputs(prerender('/b')) }, result.policies, result.files),
    ).toThrow('/b is prerendered');
  });

  it('The build gives the middleware the list of its actions', () => {
    const env = { OTHER: 'x' };
    put(
      'server/server-reference-manifest.json',
      JSON.stringify({ node: { '70ab': {}, '40cd': {} }, edge: {} }),
    );
    put('server/middleware-manifest.json', JSON.stringify({ middleware: { '/': { files: [], env } } }));
    const outputs = { middleware: { config: { env } } } as unknown as Build['outputs'];
    nameActions({ distDir, outputs });
    const named = { OTHER: 'x', ACTION_IDS: '70ab 40cd' };
    expect(readJson('server/middleware-manifest.json')).toMatchObject({
      middleware: { '/': { env: named } },
    });
    expect(outputs.middleware?.config.env).toEqual(named);
    put('server/middleware-manifest.json', '{}');
    expect(() => nameActions({ distDir, outputs })).toThrow(UnexpectedOutput);
  });
});
