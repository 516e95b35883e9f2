import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import css from '@eslint/css';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { scriptRule } from '../browser-support/script-rule';
import { styleRule } from '../browser-support/style-rule';

const delivered = 'components/layout/theme.ts';
const inline = 'lib/startup/theme.ts';
const ofTheServer = 'lib/seo/feeds.ts';
const markup = 'components/sections/hero.tsx';

/** A project with nothing but files of these names: the types of the whole one take long. */
const project = mkdtempSync(join(tmpdir(), 'lint-'));
const compilerOptions = {
  strict: true,
  target: 'es2024',
  lib: ['dom', 'esnext'],
  jsx: 'preserve',
  types: [],
};
for (const [file, text] of Object.entries({
  'tsconfig.json': JSON.stringify({ compilerOptions }),
  [delivered]: '',
  [inline]: '',
  [ofTheServer]: '',
  [markup]: '',
})) {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}
afterAll(() => rmSync(project, { recursive: true }));

const linter = new Linter({ cwd: project });

/** The paths in the data that are refused in a text which stood in a file. */
function refused(text: string, file: string, config: object): string[] {
  const messages = linter.verify(text, [{ files: ['**'], ...config }], join(project, file));
  return messages.map(({ message }) => message.replace(/ is missing in .*/, ''));
}

const inStyles = (text: string, file = 'components/ui/button.css') =>
  refused(text, file, {
    plugins: { css, own: { rules: { styles: styleRule } } },
    language: 'css/css',
    languageOptions: { tolerant: true },
    rules: { 'own/styles': 'error' },
  });

const inScript = (text: string, file: string) =>
  refused(text, file, {
    plugins: { own: { rules: { scripts: scriptRule } } },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: project },
    },
    rules: { 'own/scripts': 'error' },
  });

test.each([
  ['a { field-sizing: content }', ['css.properties.field-sizing']],
  ['a { word-break: auto-phrase }', ['css.properties.word-break.auto-phrase']],
  ['a { inline-size: calc(sibling-index() * 1px) }', ['css.types.sibling-index']],
  ['a { --tint: oklch(from red l c h) }', ['css.types.color.oklch.relative_syntax']],
  ['a { transition: display 1s allow-discrete }', ['css.properties.transition-behavior.allow-discrete']],
  ['a:open, a::details-content { color: red }', ['css.selectors.open', 'css.selectors.details-content']],
  ['@scope (a) { b { color: red } }', ['css.at-rules.scope']],
  [
    '@container scroll-state(stuck: top) { a { color: red } }',
    ['css.at-rules.container.scroll-state_queries'],
  ],
  [
    '@media (prefers-reduced-transparency) { a { color: red } }',
    ['css.at-rules.media.prefers-reduced-transparency'],
  ],
  ['@supports (overlay: auto) { a { overlay: auto } }', ['css.properties.overlay', 'css.properties.overlay']],
  ['a:has(b) { color: light-dark(red, blue); inset: 1dvh; content: "overlay"; --sibling-index: 1 }', []],
])('styles: %s', (text, keys) => {
  expect(inStyles(text)).toEqual(keys);
});

test('a style is let through where its row says', () => {
  expect(inStyles('a { overlay: auto }', 'components/ui/side-panel.css')).toEqual([]);
});

test.each([
  ["new URLPattern('/')", ['api.URLPattern']],
  ['requestIdleCallback(() => 1)', ['api.Window.requestIdleCallback']],
  ['window.cookieStore', ['api.Window.cookieStore']],
  ["URL.parse('/')", ['api.URL.parse_static']],
  ["document.createElement('p').moveBefore(document.body, null)", ['api.Element.moveBefore']],
  ['const { startViewTransition } = document', ['api.Document.startViewTransition']],
  ["document.body.addEventListener('scrollend', () => 1)", ['api.Element.scrollend_event']],
  ['new Map().values().map(String)', ['javascript.builtins.Iterator.map']],
  ['(function* () { yield 1; })().filter(Boolean)', ['javascript.builtins.Iterator.filter']],
  ['Promise.try(() => 1)', ['javascript.builtins.Promise.try']],
  [
    "if ('moveBefore' in document.body) document.body.moveBefore(document.body, null)",
    ['api.Element.moveBefore'],
  ],
  ['new Set([1]).union(new Set([2])); [3].toSorted().map(String); Map.groupBy([4], String)', []],
  ['const own = { moveBefore: 1 }; own.moveBefore', []],
])('scripts: %s', (text, keys) => {
  expect(inScript(text, delivered)).toEqual(keys);
});

test('what runs inline is read like any other script that the browser gets', () => {
  const text = 'document.body.moveBefore(document.body, null)';
  expect(inScript(text, inline)).toEqual(['api.Element.moveBefore']);
});

test('a script of the server may use what its runtime has', () => {
  expect(inScript('[1].values().map(String)', ofTheServer)).toEqual([]);
});

test('markup is read in every component', () => {
  const text = 'export const part = <dialog closedby="any"><p popover="hint">x</p></dialog>;';
  expect(inScript(text, markup)).toEqual([
    'html.elements.dialog.closedby',
    'html.global_attributes.popover.hint',
  ]);
});
