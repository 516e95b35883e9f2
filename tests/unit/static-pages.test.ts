import { runInNewContext } from 'node:vm';
import { compileScript } from '@/adapter/compile-script';
import { deferHydration } from '@/adapter/defer-hydration/defer-hydration';
import { UnexpectedOutput } from '@/adapter/next-output';
import { listElements, parseHtml } from '@/adapter/html-tree';
import { purgeStyles } from '@/adapter/defer-hydration/purge-styles';
import { builtData, renderBuiltPage, loader, startUpScript } from '../support/built-page';

const part = { opener: 'dialog', files: ['part.js', 'main.js'] };
const { html, file } = deferHydration(renderBuiltPage(), builtData, loader, part);

it('A page with deferred hydration loads no script by itself, and prefetches none', () => {
  expect(html).not.toMatch(/<script[^>]* src=|as="script"/);
});

it("A page with deferred hydration keeps the site's scripts and foreign data, and has its data in a file", () => {
  expect(html).toContain(`<script>${startUpScript}</script>`);
  expect(html).toContain('<script type="application/ld+json">');
  expect(html).not.toContain('self.__next_f.push');
  const scope: Record<string, unknown> = {};
  scope['self'] = scope;
  runInNewContext(file.text, scope);
  expect(scope['__next_f']).toEqual([[0], [1, builtData]]);
  expect(scope['TURBOPACK']).toEqual([{ otherChunks: ['static/chunks/main.js'], runtimeModuleIds: [94553] }]);
});

it('A page with deferred hydration names its data, then every script once, in order, and what is imported later', () => {
  const names = [file.name, 'one.js', 'main.js'].map((name) => `/_next/static/chunks/${name}`);
  const lists = `data-scripts="${names.join(' ')}" data-ahead="/_next/static/chunks/part.js" data-opener="dialog"`;
  expect(html).toContain(`<script ${lists}>${loader}</script></head>`);
  expect(deferHydration(renderBuiltPage(), builtData, loader, part, '?dpl=2').html).toContain(
    `${file.name}?dpl=2 `,
  );
});

it.each([
  ['no script', '<p>Words</p>', builtData],
  ['other data than Next wrote', renderBuiltPage(), `${builtData}2:"more"\n`],
  ['a piece of data more', renderBuiltPage('<script>self.__next_f.push([1,"x"])</script>'), builtData],
])('AT-55: A page with deferred hydration with %s stops the build', (_, page, data) => {
  expect(() => deferHydration(page, data, loader, part)).toThrow(UnexpectedOutput);
});

it.each([
  'alert(1)',
  'self.__next_f.push([1,"x"]);alert(1)',
  'self.__next_f.push([1,"x"]+alert(1)+["x"])',
  '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)});',
])('AT-55: A page with deferred hydration never takes other code into the trusted file: %s', (code) => {
  const page = renderBuiltPage(`<script>${code}</script>`);
  let text = '';
  try {
    ({ text } = deferHydration(page, builtData, loader, part).file);
  } catch {
    // The build stops.
  }
  expect(text).not.toContain('alert');
});

describe('Stylesheets', () => {
  const html = '<html><main><p class="card wide:col-[6/-1] p-2.5">Words</p><dialog></dialog></main></html>';
  const purge = (css: string) => purgeStyles(css, listElements(parseHtml(html)));

  it('The stylesheet of a page keeps the rules of its elements, classes and states', async () => {
    for (const css of [
      '.card{margin:0}:not(.gone){margin:2px}@media print{.card{margin:0}}',
      String.raw`.wide\:col-\[6\/-1\]{margin:0}.p-2\.5{margin:1px}dialog[open]{margin:2px}`,
      'html[data-theme=dark] .card{margin:0}.card[aria-current=page]{margin:0}.card:hover{margin:0}',
      '.card:is(:hover,[aria-current=page]){margin:0}p:is(:focus){margin:0}',
      '@keyframes turn{to{rotate:var(--turn)}}.card{--turn:9deg;animation:turn 1s}',
    ])
      expect(await purge(css)).toBe(css);
  });

  it('The stylesheet of a page has no rules of unused classes, and nothing that only they use', async () => {
    const css = String.raw`.gone{color:var(--a)}.gone p{margin:0}.narrow\:col-\[6\/-1\]{margin:0}:root{--a:1}`;
    expect(await purge(css)).not.toMatch(/gone|narrow|--a/);
  });
});

it('The inline scripts are one expression that no text in them can end', async () => {
  for (const entry of ['lib/startup/start-up.ts', 'adapter/defer-hydration/loader.ts'])
    expect(await compileScript(process.cwd(), entry)).toMatch(
      /^"use strict";\(\(\)=>\{(?!.*<\/script).*\}\)\(\);$/s,
    );
});
