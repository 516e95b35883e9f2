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

/** Keep the browserslist; docs/browser-support.md says how. */
const browserSupport = {
  rules: { scripts: scriptRule, styles: styleRule },
};

/** Forbids imports from the named top-level folders: content ← lib ← components ← app. */
const mayNotImport = (...folders) => ({
  'no-restricted-imports': [
    'error',
    {
      paths: [
        {
          name: 'next/link',
          message: 'Use @/components/ui/link: it fetches ahead only what is reached for.',
        },
      ],
      patterns: folders.map((folder) => ({
        regex: `^(@|\\.{1,2}(/\\.\\.)*)/${folder}(/|$)`,
        message: `Imports point one way: content ← lib ← components ← app. This file may not import ${folder}/.`,
      })),
    },
  ],
});

/** Features know nothing of one another; pages put them together. */
const features = ['demo', 'auth', 'dashboard', 'search'];

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
  {
    files: scripts,
    extends: [nextVitals, tseslint.configs.strictTypeChecked],
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
  { files: ['content/**'], rules: mayNotImport('lib', 'components', 'app', 'supabase', 'tests') },
  { files: ['lib/**'], rules: mayNotImport('components', 'app', 'adapter', 'tests') },
  // It reads what was built, and the project's own registry.
  { files: ['adapter/**'], rules: mayNotImport('components', 'app', 'content', 'supabase', 'tests') },
  // Only lib/content reads content/.
  { files: ['components/**'], rules: mayNotImport('app', 'content', 'supabase', 'tests') },
  { files: ['app/**'], rules: mayNotImport('content', 'supabase', 'tests') },
  ...features.map((feature) => ({
    files: [`components/${feature}/**`],
    rules: mayNotImport(
      'app',
      'content',
      'supabase',
      'tests',
      ...features.filter((f) => f !== feature).map((f) => `components/${f}`),
    ),
  })),
]);
