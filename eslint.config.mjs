import css from '@eslint/css';
import nextVitals from 'eslint-config-next/core-web-vitals';
import tailwind from 'eslint-plugin-better-tailwindcss';
import esx from 'eslint-plugin-es-x';
import tseslint from 'typescript-eslint';
import { globalIgnores, defineConfig } from 'eslint/config';
import { scriptRule } from './tests/browser-support/script-rule.ts';
import { styleRule } from './tests/browser-support/style-rule.ts';
import { ownSheetRule } from './tests/class-names/own-sheet-rule.ts';
import { namesInSheets } from './tests/class-names/sheets.ts';

const scripts = ['**/*.{ts,tsx,mjs}'];
const { import: imports } = nextVitals[0].plugins;

/** Keep the browserslist; docs/browser-support.md says how. */
const browserSupport = {
  rules: { scripts: scriptRule, styles: styleRule },
};

/**
 * The house, from the ground up: a room may import from the floors below, from nothing above, and not from its neighbours.
 * Features know nothing of one another; pages put them together.
 */
const floors = [
  ['lib/routes.ts', 'lib/schema'],
  ['content'],
  ['lib/env'],
  ['lib/log', 'lib/content'],
  ['lib/security', 'lib/routing', 'lib/seo'],
  ['lib/supabase', 'lib/search'],
  ['lib/auth'],
  ['lib/demo'],
  ['lib/dashboard', 'lib/startup'],
  ['lib/middleware'],
  ['adapter', 'supabase', 'components/art', 'components/seo', 'components/ui'],
  ['components/sections', 'components/share', 'components/toast'],
  ['components/auth', 'components/dashboard', 'components/demo', 'components/search'],
  ['components/kinds'],
  ['components/layout'],
  ['app', 'local', 'tests'],
];
const zones = floors.flatMap((rooms, floor) =>
  rooms.map((room) => ({
    target: room,
    from: [...rooms.filter((other) => other !== room), ...floors.slice(floor + 1).flat()],
    message: 'The floors of eslint.config.mjs say who may import whom.',
  })),
);

/** What only one room may do. */
const doors = [
  {
    target: ['adapter', 'app', 'components', 'lib/!(content)/**', 'lib/*.ts'],
    from: 'content',
    except: ['./words'],
    message: 'Records are read through lib/content, which checks them. Only words are taken as they are.',
  },
  {
    target: ['app', 'components'],
    from: 'lib/supabase',
    message: 'Pages ask lib/auth, lib/demo and lib/dashboard, not the backend.',
  },
];

const onlyIn = (room, what) => `Only ${room} ${what}.`;

const clients = {
  selector: 'ImportSpecifier[imported.name=/^create.*Client$/]',
  message: onlyIn('lib/supabase', 'makes clients of the backend'),
};

/**
 * Letters that somebody would read or hear. Not `react/jsx-no-literals`: of attributes it knows all or none, and would
 * report class names and punctuation.
 */
const LETTER = String.raw`/\p{L}/u`;
const inJsx = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer';
/** `label` is the id of a heading too, which has no capital and no space. */
const attributes =
  'JSXAttribute:matches([name.name=/^(aria-label|aria-roledescription|alt|title|placeholder|helper|term|kicker|eyebrow|lead|text|caption|head)$/], [name.name="label"]:has(Literal[value=/[A-Z ]/]))';
const literals = [
  `JSXText[value=${LETTER}]`,
  `${inJsx} > Literal[value=${LETTER}]`,
  `${inJsx} > :matches(LogicalExpression, ConditionalExpression) > Literal[value=${LETTER}]`,
  `${inJsx} > TemplateLiteral > TemplateElement[value.raw=${LETTER}]`,
  `${attributes} > Literal[value=${LETTER}]`,
  `${attributes} > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${LETTER}]`,
  // What components hand on, toasts among it.
  String.raw`Property[key.name=/^(label|title|text|term|word|message|description|helper|placeholder)$/] > Literal[value=/^\p{Lu}/u]`,
];
const words = literals.map((selector) => ({
  selector,
  message: 'Words stand in content/, those of the interface in content/words.',
}));

export default defineConfig([
  globalIgnores([
    '.next*/**',
    '.open-next/**',
    '.wrangler/**',
    '.vercel/**',
    'next-env.d.ts',
    'supabase/.temp/**',
    'lib/supabase/database.types.ts',
    'lib/startup/compiled.ts',
    'playwright-report/**',
    'test-results/**',
  ]),
  // Of React and the browser; the compiler's rules take their time, and have nothing to say of other files.
  { files: ['**/*.tsx', '{app,components,lib}/**/*.ts'], extends: [nextVitals] },
  {
    files: scripts,
    extends: [tseslint.configs.strictTypeChecked],
    plugins: { import: imports },
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'import/no-default-export': 'error',
    },
  },
  { plugins: { 'browser-support': browserSupport } },
  {
    files: ['{app,components,lib}/**/*.{ts,tsx}'],
    plugins: { 'es-x': esx },
    rules: {
      'browser-support/scripts': 'error',
      // The build compiles other syntax for the browserslist.
      'es-x/no-regexp-duplicate-named-capturing-groups': 'error',
      'es-x/no-regexp-modifiers': 'error',
    },
  },
  {
    // A class is a utility, or has its rules in a stylesheet that the file imports.
    files: ['{app,components}/**/*.tsx'],
    plugins: { tailwind, 'class-names': { rules: { 'own-sheet': ownSheetRule } } },
    settings: {
      'better-tailwindcss': {
        entryPoint: 'app/globals.css',
        selectors: [
          { kind: 'attribute', name: '^(className|inner|step|body|glyph)$' },
          { kind: 'tag', name: '^tw$' },
        ],
      },
    },
    rules: {
      'tailwind/no-unknown-classes': [
        'error',
        { ignore: [...namesInSheets].map((name) => `^${RegExp.escape(name)}$`) },
      ],
      'tailwind/no-conflicting-classes': 'error',
      'tailwind/no-duplicate-classes': 'error',
      'class-names/own-sheet': 'error',
    },
  },
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    // What its parser does not know yet, nested conditions of container queries, is no error.
    languageOptions: { tolerant: true },
    rules: { 'browser-support/styles': 'error' },
  },
  // Tests render links without the framework's router.
  { files: ['tests/**'], rules: { '@next/next/no-html-link-for-pages': 'off' } },
  { files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked] },
  { files: ['supabase/functions/**'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['app/**', '*.config.*', 'middleware.ts', 'adapter/index.ts', 'deploy/worker.ts'],
    rules: { 'import/no-default-export': 'off' },
  },
  {
    files: ['{adapter,app,components,content,lib,local,supabase}/**/*.{ts,tsx}'],
    rules: {
      'import/no-restricted-paths': ['error', { zones: [...zones, ...doors] }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'next/link',
              message: 'Use @/components/ui/link: it prefetches at the first interaction only.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['{app,components,lib}/**/*.{ts,tsx}'],
    ignores: ['lib/env/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: onlyIn('lib/env', 'reads settings') },
      ],
    },
  },
  {
    files: ['lib/**/*.ts'],
    ignores: ['lib/supabase/**'],
    rules: { 'no-restricted-syntax': ['error', clients] },
  },
  {
    files: ['{app,components}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', clients, ...words] },
  },
  {
    // A page for development only.
    files: ['app/(site)/kit/**'],
    rules: { 'no-restricted-syntax': ['error', clients] },
  },
]);
