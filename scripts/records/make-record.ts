import ts from 'typescript';
import { stringify } from 'yaml';
import type { ArticleListRecord } from '../../content/article-list.schema.ts';
import { createSlug } from '../../lib/slug.ts';
import { FriendlyError } from '../process/friendly-error.ts';
import { addEntry, addImport, findAll, findList, listEntries, parse } from './edit-source.ts';
import {
  CAREERS,
  families,
  type Family,
  findRecordFile,
  isFamily,
  listRecords,
  readCareers,
  readTeam,
  TEAM,
} from './families.ts';
import { type Changes, evaluate, hasPath, readSource, type Sources } from './sources.ts';
import { articleText, createArticle } from './templates/article.ts';
import { createCaseStudy } from './templates/case.ts';
import type { Given } from './templates/given.ts';
import { createIndustry } from './templates/industry.ts';
import { createPage, createPageRoute, createPageSchema } from './templates/page.ts';
import { createPerson } from './templates/person.ts';
import { createPosition } from './templates/position.ts';
import { createProduct } from './templates/product.ts';
import { createRelease } from './templates/release.ts';

const MAX_TITLE_LENGTH = 100;

interface Made {
  changes: Changes;
  /** Tells what a person does next. */
  next: string;
}

type Maker = (sources: Sources, given: Given) => Made;

const formatCode = (value: unknown) => JSON.stringify(value, null, 2);
const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const listIdentifiers = (text: string) =>
  findAll(parse('file.tsx', text), ts.isIdentifier).map((identifier) => identifier.text);

/** Turns a slug into a name that neither the language nor one of the texts uses for something else. */
function createName(kind: string, slug: string, texts: readonly string[]): string {
  const name = slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, name);
  const isIdentifier = scanner.scan() === ts.SyntaxKind.Identifier && scanner.getTokenEnd() === name.length;
  const isUsed = name === 'arguments' || name in globalThis || texts.flatMap(listIdentifiers).includes(name);
  return isIdentifier && !isUsed ? name : kind + capitalize(name);
}

function insert(
  sources: Sources,
  file: string,
  path: readonly string[],
  entry: string,
  at: 'first' | 'last' = 'last',
): string {
  const text = readSource(sources, file);
  return addEntry(text, findList(parse(file, text), path), entry, at);
}

const makeInFamily =
  (kind: Family, create: (given: Given) => object, next: (given: Given) => string): Maker =>
  (sources, given) => {
    const { folder, type, list } = families[kind];
    const index = `content/${folder}/index.ts`;
    const name = createName(kind, given.slug, [readSource(sources, index)]);
    const entry = kind === 'case' ? `CS${given.number}: ${name}` : name;
    const registered = insert(sources, index, [list], entry, kind === 'release' ? 'first' : 'last');
    return {
      changes: {
        [`content/${folder}/${given.slug}.ts`]: `import type { ${type} } from './schema';\n\nexport const ${name}: ${type} = ${formatCode(create(given))};\n`,
        [index]: addImport(parse(index, registered), `import { ${name} } from './${given.slug}';`),
      },
      next: next(given),
    };
  };

const ROUTES = 'lib/routes.ts';
const PAGES = 'lib/site-map/pages.ts';
const GROUPS = 'lib/seo/page-groups.ts';
const WORDS = 'content/messages/pages.ts';

/** Finds the list of pages in the group about the company. */
function findCompanyPages(source: ts.SourceFile): ts.ArrayLiteralExpression {
  const group = listEntries(findList(source, ['pageGroups'])).find((one) =>
    one.getText().includes("group: 'company'"),
  );
  const pages =
    group &&
    findAll(group, ts.isArrowFunction)
      .map(({ body }) => body)
      .find(ts.isArrayLiteralExpression);
  if (!pages) throw new Error(`${GROUPS} has no group company.`);
  return pages;
}

const makePage: Maker = (sources, given) => {
  const { slug, title } = given;
  const groups = readSource(sources, GROUPS);
  const template = createPageRoute('', '_', '_');
  const name = createName('page', slug, [readSource(sources, ROUTES), groups, template]);
  const type = capitalize(name);
  const entry = `describePage(routes.${name}, pageNames.${name}, ${name})`;
  const described = addEntry(groups, findCompanyPages(parse(GROUPS, groups)), entry, 'last');
  return {
    changes: {
      [`content/${slug}.schema.ts`]: createPageSchema(name),
      [`content/${slug}.ts`]: `import { defineRecord } from './schema/define-record';\nimport { ${name}Schema } from './${slug}.schema';\n\nexport const ${name} = defineRecord(${name}Schema, ${formatCode(createPage(given))});\n`,
      [`app/(marketing)/${slug}/page.tsx`]: createPageRoute(slug, name, type),
      [ROUTES]: `${readSource(sources, ROUTES).trimEnd()}\n\nexport const ${name} = '/${slug}';\n`,
      [PAGES]: insert(sources, PAGES, ['singlePages'], `routes.${name}`),
      [WORDS]: insert(sources, WORDS, ['pageNames'], `${name}: ${formatCode(title)}`),
      [GROUPS]: addImport(parse(GROUPS, described), `import { ${name} } from '@/content/${slug}';`),
    },
    next: `Write content/${slug}.ts, compose app/(marketing)/${slug}/page.tsx, and link to /${slug} in content/navigation.ts.`,
  };
};

const REPLACE = 'Replace each sentence.';

const makers = {
  page: makePage,
  product: makeInFamily(
    'product',
    createProduct,
    () => `${REPLACE} Menus follow the order in content/products/index.ts.`,
  ),
  article: (_, given) => ({
    changes: {
      [`content/articles/${given.slug}.md`]: `---\n${stringify(createArticle(given), { lineWidth: 0 })}---\n${articleText}`,
    },
    next: `${REPLACE} docs/authors/content.md lists what a text may contain.`,
  }),
  case: makeInFamily(
    'case',
    createCaseStudy,
    ({ number }) => `${REPLACE} Figures cite the case as CS${number}.`,
  ),
  release: makeInFamily('release', createRelease, () => REPLACE),
  person: (sources, given) => ({
    changes: { [TEAM]: insert(sources, TEAM, ['team', 'executives'], formatCode(createPerson(given))) },
    next: `Write role and base in ${TEAM}; imageUrl names a photo under public/.`,
  }),
  position: (sources, given) => ({
    changes: {
      [CAREERS]: insert(
        sources,
        CAREERS,
        ['careers', 'positions', 'items'],
        formatCode(createPosition(given)),
      ),
    },
    next: `Write the position in ${CAREERS}.`,
  }),
  industry: makeInFamily('industry', createIndustry, () => REPLACE),
} satisfies Record<string, Maker>;

export type Kind = keyof typeof makers;

export const kinds = Object.keys(makers) as Kind[];

/** Finds the file that has a page or record of this name, or that reserves its address. */
function findTaken(sources: Sources, kind: Kind, slug: string): string | undefined {
  if (kind === 'person') {
    const { executives, founders } = readTeam(sources);
    return [...executives, ...founders].some(({ name }) => createSlug(name) === slug) ? TEAM : undefined;
  }
  if (kind === 'position') {
    const { items } = readCareers(sources).positions;
    return items.some(({ title }) => createSlug(title) === slug) ? CAREERS : undefined;
  }
  const rules = 'lib/url-rules.ts';
  if (new RegExp(`['/]${slug}'`).test(readSource(sources, rules))) return rules;
  if (kind === 'article') return [`content/articles/${slug}.md`].find((file) => sources.has(file));
  if (isFamily(kind)) {
    const folder = `content/${families[kind].folder}`;
    return findRecordFile(sources, kind, slug) ?? [`${folder}/${slug}.ts`].find((file) => sources.has(file));
  }
  const address = new RegExp(`^app/(\\([\\w-]+\\)/)?${slug}/`);
  const files = [`content/${slug}`, `content/${slug}.ts`, `content/${slug}.schema.ts`];
  return files.find((path) => hasPath(sources, path)) ?? sources.keys().find((file) => address.test(file));
}

/** Returns the changes that add a page or record, or throws a FriendlyError of one sentence. */
export function makeRecord(sources: Sources, kind: string, typed: string, today: string): Made {
  const title = typed.replaceAll(/\s+/g, ' ').trim();
  const slug = createSlug(title);
  if (!isKind(kind) || title === '')
    throw new FriendlyError(`Write a kind and a title: npm run new ${kinds.join('|')} "Title".`);
  if (title.length > MAX_TITLE_LENGTH)
    throw new FriendlyError(
      `A title has at most ${MAX_TITLE_LENGTH} letters, and this one has ${title.length}.`,
    );
  if (slug === '' || /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u.test(title))
    throw new FriendlyError(
      'This title makes no address: it needs a letter or digit, and no control characters.',
    );
  const taken = findTaken(sources, kind, slug);
  if (taken) throw new FriendlyError(`"${title}" exists already: see ${taken}.`);
  return makers[kind](sources, {
    title,
    slug,
    short: title
      .slice(0, 60)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim(),
    today,
    number: findNextNumber(sources),
    product: listRecords(sources, 'product')[0]?.[1].slug,
    industry: listRecords(sources, 'industry')[0]?.[1].title ?? 'An industry',
    category:
      (evaluate(sources, 'content/article-list.ts')['articleList'] as ArticleListRecord).categories[0]
        ?.name ?? '',
  });
}

export const isKind = (kind: string): kind is Kind => kinds.some((one) => one === kind);

const findNextNumber = (sources: Sources) =>
  1 + Math.max(0, ...listRecords(sources, 'case').flatMap(([key, { id = 0 }]) => [Number(key.slice(2)), id]));
