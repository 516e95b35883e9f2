import { globSync, readFileSync } from 'node:fs';
import css from '@eslint/css';
import nextVitals from 'eslint-config-next/core-web-vitals';
import tailwind from 'eslint-plugin-better-tailwindcss';
import compat from 'eslint-plugin-compat';
import esx from 'eslint-plugin-es-x';
import tseslint from 'typescript-eslint';
import { globalIgnores, defineConfig } from 'eslint/config';

const scripts = ['**/*.{ts,tsx,mjs}'];
const {
  plugins: { import: imports },
  settings,
} = nextVitals[0];

/** Features that some listed browser lacks. docs/browser-support.md says what its visitors get. */
const lackedByStyles = {
  allowFunctions: ['anchor'],
  allowMediaConditions: ['prefers-reduced-transparency'],
  allowProperties: [
    // A browser without scroll-driven animation shows everything at rest.
    ...[
      'animation-range',
      'animation-timeline',
      'view-timeline',
      'view-timeline-inset',
      'view-timeline-name',
    ],
    // A script places the header's panels where anchors are missing.
    ...['anchor-name', 'anchor-scope', 'position-anchor'],
    // The build writes the prefixes that Safari and Chrome know.
    ...['print-color-adjust', 'text-size-adjust'],
    // Safari forces no colors, so it has nothing to adjust.
    'forced-color-adjust',
    // A modal dialog keeps the page behind it from scrolling anyway.
    'overscroll-behavior',
    // Safari on iOS resizes no field: a long text scrolls inside.
    'resize',
  ],
  allowPropertyValues: {
    // On paper a heading may end a sheet.
    'break-after': ['avoid'],
    // A paragraph may end with a single word.
    'text-wrap': ['pretty'],
  },
  // Safari knows color and size of a marker; content depends on none of the states.
  allowSelectors: ['details-content', 'marker', 'target-current'],
};

/**
 * The layers of the program, from the lowest up. A folder imports from lower layers, and from no neighbor.
 * Features do not import each other; pages combine them.
 */
const layers = [
  ['content'],
  ['lib/fold-text.ts', 'lib/routes.ts', 'lib/tab-storage.ts', 'lib/input-rules.ts'],
  ['lib/env', 'lib/format.ts', 'lib/slug.ts'],
  ['lib/log', 'lib/site-map'],
  ['lib/content'],
  ['lib/security', 'lib/seo', 'lib/url-rules.ts'],
  ['lib/supabase', 'lib/search'],
  ['lib/auth'],
  ['lib/demo'],
  ['lib/dashboard', 'lib/startup'],
  ['lib/middleware'],
  ['scripts/process', 'adapter'],
  ['supabase', 'components/illustrations', 'components/ui'],
  ['components/typography', 'components/share-image'],
  ['components/forms'],
  ['components/auth', 'components/dashboard', 'components/demo', 'components/search'],
  ['components/sections'],
  ['components/layout'],
  ['scripts'],
  ['app', 'tests'],
];
const zones = layers.flatMap((folders, level) =>
  folders.map((folder) => ({
    target: folder,
    from: [...folders.filter((other) => other !== folder), ...layers.slice(level + 1).flat()],
    // These helpers of scripts/ have a layer of their own.
    except: ['./process'],
    message: 'The layers of eslint.config.mjs say who may import whom.',
  })),
);

/** Imports from lower layers that only one folder may use. */
const passages = [
  {
    target: ['adapter', 'app', 'components', 'lib'],
    from: 'content/{case-studies,industries,press,products}/!(index|*schema).ts',
    message: 'The index of a family parses its records.',
  },
  {
    target: ['scripts/operator', 'scripts/deploy'],
    from: 'supabase/local',
    message: 'Commands for a hosted project run without the embedded backend.',
  },
  {
    target: ['app', 'components'],
    from: 'lib/supabase',
    message: 'Pages ask lib/auth, lib/demo and lib/dashboard, not the backend.',
  },
];

/** The plugin knows utilities only. */
const classesInSheets = globSync('{app,components}/**/*.css').flatMap((file) =>
  Array.from(readFileSync(file, 'utf8').matchAll(/\.([a-z][\w-]*)/g), ([, name]) => `^${name}$`),
);

const onlyIn = (folder, what) => `Only ${folder} ${what}.`;

const clients = {
  selector: 'ImportSpecifier[imported.name=/^create(Browser|Server)?Client$/]',
  message: onlyIn('lib/supabase', 'makes clients of the backend'),
};

/**
 * Matches letters that a visitor reads or hears.
 * `react/jsx-no-literals` cannot choose attributes, and would report class names and punctuation.
 */
const LETTER = String.raw`/\p{L}/u`;
const inJsx = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer';
/** `label` is also the id of a heading, which has no capital and no space. */
const attributes =
  'JSXAttribute:matches([name.name=/^(aria-label|aria-roledescription|alt|title|placeholder|helper|term|eyebrow|lead|text|caption|head)$/], [name.name="label"]:has(Literal[value=/[A-Z ]/]))';
const literals = [
  `JSXText[value=${LETTER}]`,
  `${inJsx} > Literal[value=${LETTER}]`,
  `${inJsx} > :matches(LogicalExpression, ConditionalExpression) > Literal[value=${LETTER}]`,
  `${inJsx} > TemplateLiteral > TemplateElement[value.raw=${LETTER}]`,
  `${attributes} > Literal[value=${LETTER}]`,
  `${attributes} > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${LETTER}]`,
  // Components pass these fields on, for example to toasts.
  String.raw`Property[key.name=/^(label|title|text|term|word|message|description|helper|placeholder)$/] > Literal[value=/^\p{Lu}/u]`,
];
const words = literals.map((selector) => ({
  selector,
  message: 'Words belong in content/, those of the interface in content/messages.',
}));

/** A part of one name, as in `hue-${hue}`, has no space beside it. */
const joins = [
  String.raw`JSXAttribute[name.name=/lassName$/] TemplateLiteral[expressions.length>0]:has(> TemplateElement[value.raw=/\s/])`,
  "TemplateLiteral:has(> TaggedTemplateExpression[tag.name='tw'])",
].map((selector) => ({ selector, message: 'Join class names with cx.' }));

const LONG = '/^.{161,}$/s';
const longClasses = [
  `JSXAttribute[name.name=/[cC]lassName$/] :matches(Literal[value=${LONG}], TemplateElement[value.raw=${LONG}])`,
  `TaggedTemplateExpression[tag.name="tw"] > TemplateLiteral > TemplateElement[value.raw=${LONG}]`,
  `CallExpression[callee.name=/^(cva|cx)$/] Literal[value=${LONG}]`,
].map((selector) => ({
  selector,
  message: 'More than 160 characters of classes: split the element, or name a variant.',
}));

export default defineConfig([
  globalIgnores([
    '.next*/**',
    '.open-next/**',
    '.wrangler/**',
    '.vercel/**',
    'next-env.d.ts',
    '.local/**',
    'lib/supabase/database.types.ts',
    'playwright-report/**',
    'test-results/**',
  ]),
  // The rules for React would only slow down other files.
  { files: ['**/*.tsx', '{app,components,lib}/**/*.ts'], extends: [nextVitals] },
  {
    files: scripts,
    extends: [tseslint.configs.strictTypeChecked],
    plugins: { import: imports },
    // Without them, the rule of the layers would pass over imports that begin with @.
    settings,
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: [{ from: 'package', package: 'node:test', name: ['test', 'describe'] }] },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'import/no-default-export': 'error',
    },
  },
  {
    files: ['{app,components,lib}/**/*.{ts,tsx}'],
    // Every listed browser knows the language of 2024; the other plugin checks the browser's interfaces.
    extends: [esx.configs['flat/restrict-to-es2024']],
    plugins: { compat },
    rules: { 'compat/compat': 'error' },
  },
  {
    // A class is a utility, or a stylesheet has rules for it.
    files: ['{app,components}/**/*.tsx'],
    plugins: { tailwind },
    settings: {
      'better-tailwindcss': {
        entryPoint: 'app/globals.css',
        selectors: [
          { kind: 'attribute', name: '^(\\w+C|c)lassName$' },
          { kind: 'tag', name: '^tw$' },
          { kind: 'callee', name: '^(cva|cx)$', match: [{ type: 'strings' }] },
          { kind: 'callee', name: '^cva$', match: [{ type: 'objectValues', path: '^variants|class$' }] },
        ],
      },
    },
    rules: {
      'tailwind/no-unknown-classes': ['error', { ignore: classesInSheets }],
      'tailwind/no-conflicting-classes': 'error',
      'tailwind/no-duplicate-classes': 'error',
      'tailwind/no-restricted-classes': [
        'error',
        {
          restrict: [
            {
              pattern:
                '^(.*:)?-?((divide|inset-shadow|ring|snap|space|translate)-.*|ring|shadow-\\[.*|tabular-nums)$',
              message: 'A chain of variables: see docs/decisions/0005-utilities-and-style-sheets.md.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    // The parser does not know nested conditions of container queries.
    languageOptions: { tolerant: true },
    rules: { 'css/use-baseline': ['error', { available: 2024, ...lackedByStyles }] },
  },
  // Tests render links without Next's router.
  { files: ['tests/**'], rules: { '@next/next/no-html-link-for-pages': 'off' } },
  { files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked] },
  { files: ['supabase/functions/**'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['app/**', '**/*.config.*', 'middleware.ts', 'adapter/index.ts', 'scripts/deploy/worker.ts'],
    rules: { 'import/no-default-export': 'off' },
  },
  {
    files: ['{adapter,app,components,content,lib,scripts,supabase}/**/*.{ts,tsx}'],
    rules: {
      'import/no-restricted-paths': ['error', { zones: [...zones, ...passages] }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'next/link',
              message: 'Use @/components/ui/link: it prefetches at the first interaction only.',
            },
          ],
          patterns: [
            {
              group: [
                '*.css',
                '!globals.css',
                '!faces.css',
                '!art.css',
                '!run-*.css',
                '!request-list.css',
                '!phases.css',
                '!case-architecture.css',
                '!clause-table.css',
                '!timeline.css',
                '!*-mockup.css',
                '!prose*.css',
              ],
              message: 'Style sheets only for article text, print, forced colors and drawings.',
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
    rules: { 'no-restricted-syntax': ['error', clients, ...words, ...joins, ...longClasses] },
  },
  {
    files: ['{app,components}/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        clients,
        ...words,
        {
          selector: 'TaggedTemplateExpression[tag.name="tw"]',
          message: 'app/globals.css takes classes from .tsx files only.',
        },
      ],
    },
  },
]);
