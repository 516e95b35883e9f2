import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import ts from 'typescript';
import { parse as parseYaml } from 'yaml';
import type { z } from 'zod';
import { articleSchema } from '@/content/articles/schema';
import { careersSchema } from '@/content/careers.schema';
import { caseStudySchema } from '@/content/case-studies/schema';
import { industrySchema } from '@/content/industries/schema';
import { releaseSchema } from '@/content/press/schema';
import { productSchema } from '@/content/products/schema';
import { teamSchema } from '@/content/team.schema';
import { createSlug } from '@/lib/slug';
import {
  type Family,
  isFamily,
  isListed,
  listRecords,
  lists,
  readCareers,
  readTeam,
} from '../../scripts/records/families';
import { FriendlyError } from '../../scripts/process/friendly-error';
import { kinds, makeRecord, type Kind } from '../../scripts/records/make-record';
import { removeRecord } from '../../scripts/records/remove-record';
import { findTemplateTexts } from '../../scripts/records/template-texts';
import { applyChanges, evaluate, readSource, readSources, type Sources } from '../../scripts/records/sources';

const project = readSources('.');
const today = '2026-05-11';

const make = (kind: string, title: string, sources = project) =>
  applyChanges(sources, makeRecord(sources, kind, title, today).changes);

const remove = (kind: string, name: string, sources = project) =>
  applyChanges(sources, removeRecord(sources, kind, name).changes);

const listChanged = (sources: Sources) =>
  [...sources.keys()].filter((file) => sources.get(file) !== project.get(file));

const listSyntaxErrors = (sources: Sources) =>
  listChanged(sources)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((fileName) => {
      const compilerOptions = { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.ESNext };
      const text = readSource(sources, fileName);
      return (
        ts.transpileModule(text, { fileName, compilerOptions, reportDiagnostics: true }).diagnostics ?? []
      );
    })
    .map(({ messageText }) => messageText);

/** Lists the exports of changed files that something used before, and nothing does now. */
const listNeedlessExports = (sources: Sources) => {
  const isUsed = (name: string, among: Sources) =>
    [...among.values()].join('\n').split(new RegExp(`\\b${name}\\b`)).length > 2;
  return listChanged(sources)
    .flatMap((file) => [
      ...readSource(sources, file).matchAll(/^export (?:const|function|type|interface) (\w+)/gm),
    ])
    .map(([, name = '']) => name)
    .filter((name) => isUsed(name, project) && !isUsed(name, sources));
};

/** Leaves out what Prettier decides. */
const strip = (text = '') => text.replaceAll(/[\s,]/g, '');

const familySchemas: Record<Family, z.ZodType> = {
  product: productSchema,
  case: caseStudySchema,
  release: releaseSchema,
  industry: industrySchema,
};

/** Loads a made schema, whose imports are real. */
function loadSchema(sources: Sources, file: string): z.ZodType {
  const code = ts.transpile(readSource(sources, file), { module: ts.ModuleKind.CommonJS });
  const exports: Record<string, z.ZodType> = {};
  const run = compileFunction(code, ['exports', 'require']) as (...given: unknown[]) => void;
  run(exports, (specifier: string) => jest.requireActual<object>(specifier.replace(/^\.\//, '@/content/')));
  const [schema] = Object.values(exports);
  if (!schema) throw new Error(`${file} exports nothing.`);
  return schema;
}

/** Expects that a record with this title is valid, and that the project contains it. */
function expectMade(kind: Kind, title: string): void {
  const sources = make(kind, title);
  const slug = createSlug(title);
  expect(listSyntaxErrors(sources)).toEqual([]);
  if (isFamily(kind)) {
    const made = listRecords(sources, kind)
      .map(([, record]) => record)
      .find((one) => one.slug === slug);
    expect(made?.title).toBe(title);
    familySchemas[kind].parse(made);
  } else if (kind === 'person') {
    expect(teamSchema.parse(readTeam(sources)).executives.map(({ name }) => name)).toContain(title);
  } else if (kind === 'position') {
    const { items } = careersSchema.parse(readCareers(sources)).positions;
    expect(items.map((position) => position.title)).toContain(title);
  } else if (kind === 'article') {
    const [, matter = ''] =
      /^---\n([^]*?)\n---\n/.exec(readSource(sources, `content/articles/${slug}.md`)) ?? [];
    expect(articleSchema.parse(parseYaml(matter)).title).toBe(title);
  } else {
    const schema = loadSchema(sources, `content/${slug}.schema.ts`);
    const [[name, record] = ['', undefined]] = Object.entries(evaluate(sources, `content/${slug}.ts`));
    schema.parse(record);
    expect(evaluate(sources, 'lib/routes.ts')[name]).toBe(`/${slug}`);
    expect(evaluate(sources, 'content/messages/pages.ts')['pageNames']).toHaveProperty(name, title);
    expect(readSource(sources, 'lib/site-map/pages.ts')).toMatch(
      new RegExp(`singlePages = \\[[^;]*routes\\.${name}\\s*,?\\s*\\]`),
    );
    expect(readSource(sources, 'lib/seo/page-groups.ts')).toContain(
      `describePage(routes.${name}, pageNames.${name}, ${name})`,
    );
  }
}

const oddTitles = ['Rail: "Nord" & Söhne\'s', '3D scans', 'A \\ and `${name}`', `${'Long '.repeat(19)}title`];

/** Titles that would be names in code, but for other things there. */
const otherNames = ['New', 'Delete', 'Class', 'Hero', 'Type', 'Undefined', 'Sites', '東京'];

/** A company may have removed the page of people or positions. */
const possibleKinds = kinds.filter((kind) => !isListed(kind) || project.has(lists[kind].file));

it('npm run new rejects a person or position in one sentence where their page was removed', () => {
  for (const [kind, { file }] of Object.entries(lists)) {
    const make = () => makeRecord(applyChanges(project, { [file]: undefined }), kind, 'Title', today);
    expect(make).toThrow(FriendlyError);
    expect(make).toThrow(`${file} is missing.`);
  }
});

describe.each(possibleKinds)('npm run new %s', (kind) => {
  const names = kind === 'page' || kind === 'product' ? otherNames : [];
  it.each([...oddTitles, ...names])(
    `npm run new ${kind} makes a valid record, and registers it: %s`,
    (title) => {
      expectMade(kind, title);
    },
  );

  it(`npm run new ${kind} rejects a second record of the same name`, () => {
    const twice = make(kind, 'Zoë Twice');
    for (const title of ['Zoë Twice', 'zoe  TWICE'])
      expect(() => make(kind, title, twice)).toThrow(/ exists already: see \S+\.(?:ts|md)\.$/);
  });

  it(`npm run new ${kind} leaves sample texts that npm run check:content names without failing`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'made-'));
    for (const [file, text = ''] of Object.entries(makeRecord(project, kind, 'Made', today).changes)) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const line = expect.stringMatching(
      /^content\/\S+\.(?:md|ts):\d+: still has words of npm run new$/,
    ) as string;
    expect(findTemplateTexts(folder)).toEqual([line]);
    rmSync(folder, { recursive: true });
  });

  it(`npm run remove removes what npm run new ${kind} has made`, () => {
    const [title = ''] = oddTitles;
    const made = make(kind, title);
    expect(listChanged(made)).not.toEqual([]);
    for (const name of [title, createSlug(title)]) {
      const rest = remove(kind, name, made);
      expect([...rest.keys()].toSorted()).toEqual([...project.keys()].toSorted());
      expect(listChanged(rest).filter((file) => strip(rest.get(file)) !== strip(project.get(file)))).toEqual(
        [],
      );
    }
  });
});

const [product] = listRecords(project, 'product').map(([, record]) => record);

it.each([
  ['', '', /^Write a kind and a title: /],
  ['pages', 'Title', /^Write a kind and a title: /],
  ['constructor', 'Title', /^Write a kind and a title: /],
  ['page', ' ', /^Write a kind and a title: /],
  ['page', '???', /^This title makes no address: /],
  ['page', 'A\u0000B', /^This title makes no address: /],
  ['product', 'x'.repeat(200), /^A title has at most \d+ letters, and this one has 200\.$/],
  ...['Demo', 'Api', 'Auth', 'Share', 'Messages', 'Articles', 'Schema', 'Index'].map(
    (title): [string, string, RegExp] => ['page', title, /^"\w+" exists already: see \S+\.$/],
  ),
  ['release', 'Coming soon', /exists already/],
  ['case', 'Not found', /exists already/],
  ['product', 'Schema', /exists already/],
  ['product', product?.title ?? 'Index', /^".+" exists already: see content\/products\/[\w-]+\.ts\.$/],
])('npm run new rejects in one sentence: %s %j', (kind, title, message) => {
  expect(() => make(kind, title)).toThrow(message);
});

const optionalPages = [
  ...['pricing', 'trust', 'figures', 'about', 'team'],
  ...['technologies/servicenow', 'solutions/ai-foundry'],
].filter((path) => project.has(`app/(marketing)/${path}/page.tsx`));

if (optionalPages.length > 0)
  it.each(optionalPages)(
    'npm run remove page %s removes all that only this page needs, and nothing else',
    (name) => {
      const { changes, places } = removeRecord(project, 'page', name);
      const rest = applyChanges(project, changes);
      expect(listSyntaxErrors(rest)).toEqual([]);
      const gone = Object.keys(changes).filter((file) => !rest.has(file));
      expect(gone.filter((file) => file.endsWith('/page.tsx'))).toHaveLength(1);
      const modules = gone.map((file) => file.replace(/\.tsx?$/, ''));
      for (const [file, text] of rest)
        for (const module of modules) expect([file, text.includes(`'@/${module}'`)]).toEqual([file, false]);
      expect(places.filter((place) => !/^(app|components|content)\/\S+:\d+$/.test(place))).toEqual([]);
      expect(places.filter((place) => place.startsWith('content/navigation.ts'))).toEqual([]);
      expect(listNeedlessExports(rest)).toEqual([]);
      const page = readSource(make('page', 'Afterwards', rest), 'app/(marketing)/afterwards/page.tsx');
      for (const [, names = '', file = ''] of page.matchAll(
        /^import \{ (\w+) \} from '@\/(components[^']+)'/gm,
      ))
        expect(readSource(rest, `${file}.tsx`)).toContain(`function ${names}(`);
      const reversed = removeRecord(new Map([...project].toReversed()), 'page', name);
      expect(reversed.changes).toEqual(changes);
    },
  );

it.each(['3d-scans', '/3d-scans', 'page3dScans', '3d SCANS'])('npm run remove finds a page by %s', (name) => {
  expect(
    listChanged(remove('page', name, make('page', '3D scans'))).filter((file) => /3d/.test(file)),
  ).toEqual([]);
});

it('npm run remove names the files that cite a record', () => {
  const made = make('product', 'Cited');
  const text =
    "export const about = { href: '/products/cited#x', products: ['cited'] };\n// /products/cited-not\n";
  const cited = new Map(made)
    .set('content/citing.ts', text)
    .set('content/articles/x.md', 'a\nproduct: cited\n');
  const { places } = removeRecord(cited, 'product', 'cited');
  expect(places).toEqual(['content/articles/x.md:2', 'content/citing.ts:1']);
});

it.each([
  ['', '', /^Write a kind and a slug or name: /],
  ['pages', 'demo', /^Write a kind and a slug or name: /],
  ['page', 'no-such', /^There is no page no-such; the pages are /],
  [
    possibleKinds.includes('person') ? 'person' : 'case',
    'Nobody At All',
    /^There is no \w+ Nobody At All, only [^,]+, /,
  ],
  ['product', 'no-such', /^There is no product no-such, only [a-z-]+, /],
  ['article', 'no-such', /^There is no article no-such, only [a-z0-9-]+, /],
  ['page', 'demo', /^\S+:\d+ depends on it, /],
  ['page', 'industries', /^Other addresses in lib\/routes\.ts begin with \/industries, /],
  ['page', 'products', /^\S+ is below this page, /],
])('npm run remove rejects in one sentence: %s %j', (kind, name, message) => {
  expect(() => remove(kind, name)).toThrow(message);
});

it.each(['new', 'remove'])(
  'npm run %s explains a rejection in one line, without a stack, and fails',
  (command) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [`scripts/records/${command}.ts`, 'page', '???'],
      { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
    );
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^(This title makes no address|There is no page \?\?\?)[^\n]+\.\n$/);
  },
);

test('The change that adds a field to the demo form, which the nightly adoption makes, still applies', () => {
  const patch = 'tests/nightly/adopt/company.patch';
  const { stderr } = spawnSync('git', ['apply', '--check', patch], { encoding: 'utf8' });
  expect(stderr).toBe('');
});
