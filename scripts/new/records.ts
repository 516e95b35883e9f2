import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { addEntry, addImport } from './insert.ts';
import { createArticle, articleText } from './templates/article.ts';
import { createCaseStudy } from './templates/case.ts';
import type { Given } from './templates/given.ts';
import { createPage, createPageReader, createPageRoute, createPageSchema } from './templates/page.ts';
import { createPerson } from './templates/person.ts';
import { createProduct } from './templates/product.ts';
import { createRelease } from './templates/release.ts';

export interface Change {
  files: Record<string, string>;
  next: string;
}

export interface Project {
  read: (file: string) => string;
  exists: (file: string) => boolean;
}

export const openProject = (folder: string): Project => ({
  read: (file) => readFileSync(join(folder, file), 'utf8'),
  exists: (file) => existsSync(join(folder, file)),
});

export const getName = (slug: string): string => {
  const name = slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return /^\d/.test(name) ? `n${name}` : name;
};
const getTypeName = (slug: string) => getName(slug).replace(/^./, (letter) => letter.toUpperCase());
const formatCode = (value: unknown) => JSON.stringify(value, null, 2);

const families = {
  case: { folder: 'case-studies', type: 'CaseStudyRecord', list: 'casesByNumber', at: 'last' },
  product: { folder: 'products', type: 'ProductRecord', list: 'products', at: 'last' },
  release: { folder: 'press', type: 'ReleaseRecord', list: 'press', at: 'first' },
} as const;

function addToFamily(
  family: keyof typeof families,
  { read }: Project,
  slug: string,
  record: unknown,
  key = '',
): Record<string, string> {
  const { folder, type, list, at } = families[family];
  const name = getName(slug);
  const index = `content/${folder}/index.ts`;
  const imported = addImport(read(index), `import { ${name} } from './${slug}';`);
  return {
    [`content/${folder}/${slug}.ts`]: `import type { ${type} } from './schema';\n\nexport const ${name}: ${type} = ${formatCode(record)};\n`,
    [index]: addEntry(imported, [list], key + name, at),
  };
}

const ROUTES = 'lib/routes.ts';
const PAGES = 'lib/content/pages.ts';
const PARTS = 'lib/seo/site-parts.ts';
const NAVIGATION = 'content/navigation.ts';

function addPage({ read }: Project, given: Given): Change {
  const { slug, title } = given;
  const [name, type] = [getName(slug), getTypeName(slug)];
  const part = `headed(routes.${name}, ${formatCode(title)}, ${name})`;
  return {
    files: {
      [`content/${slug}.schema.ts`]: createPageSchema(type),
      [`content/${slug}.ts`]: `import type { ${type}Record } from './${slug}.schema';\n\nexport const ${name}: ${type}Record = ${formatCode(createPage(given))};\n`,
      [`lib/content/${slug}.ts`]: createPageReader(slug, name),
      [`app/(marketing)/${slug}/page.tsx`]: createPageRoute(slug, name, type),
      [ROUTES]: `${read(ROUTES).trimEnd()}\n\nexport const ${name} = '/${slug}';\n`,
      [PAGES]: addEntry(read(PAGES), ['single'], `routes.${name}`, 'last'),
      [PARTS]: addEntry(
        addImport(read(PARTS), `import { ${name} } from '@/lib/content/${slug}';`),
        ['parts'],
        `{ group: 'company', under: routes.${name}, pages: () => [${part}] }`,
        'last',
      ),
    },
    next: `Write content/${slug}.ts. Link to it in ${NAVIGATION}: { label: ${formatCode(title)}, href: '/${slug}' }. How the page looks stands in app/(marketing)/${slug}/page.tsx.`,
  };
}

export const makers: Record<string, (project: Project, given: Given) => Change> = {
  article: (_, given) => ({
    files: {
      [`content/articles/${given.slug}.md`]: `---\n${stringify(createArticle(given), { lineWidth: 0 })}---\n${articleText}`,
    },
    next: 'Replace each sentence. docs/authors/content.md lists what a text may contain.',
  }),
  case: (project, given) => ({
    files: addToFamily('case', project, given.slug, createCaseStudy(given), `CS${given.number}: `),
    next: `Replace each sentence. Figures elsewhere cite the case as CS${given.number} (content/figures.ts).`,
  }),
  product: (project, given) => ({
    files: addToFamily('product', project, given.slug, createProduct(given)),
    next: 'Replace each sentence. Menus and lists follow the order in content/products/index.ts.',
  }),
  release: (project, given) => ({
    files: addToFamily('release', project, given.slug, createRelease(given)),
    next: 'Replace each sentence.',
  }),
  person: ({ read }, given) => ({
    files: {
      'content/team.ts': addEntry(
        read('content/team.ts'),
        ['team', 'executives'],
        formatCode(createPerson(given)),
        'last',
      ),
    },
    next: 'Write role and base in content/team.ts; a photo under public/ is named as imageUrl.',
  }),
  page: addPage,
};

export function isTaken({ read, exists }: Project, kind: string, { slug, title }: Given): string | undefined {
  const files: Record<string, string[]> = {
    article: [`content/articles/${slug}.md`],
    case: [`content/case-studies/${slug}.ts`],
    product: [`content/products/${slug}.ts`],
    release: [`content/press/${slug}.ts`],
    page: [
      `content/${slug}.ts`,
      `lib/content/${slug}.ts`,
      `app/(marketing)/${slug}`,
      `app/(account)/${slug}`,
    ],
  };
  if (kind === 'person' && read('content/team.ts').includes(`name: '${title}'`)) return 'content/team.ts';
  if (kind === 'page' && new RegExp(`\\bexport const ${getName(slug)}\\b`).test(read(ROUTES))) return ROUTES;
  return files[kind]?.find(exists);
}

export const getNextNumber = (folder: string): number =>
  1 +
  Math.max(
    0,
    ...globSync('content/case-studies/*.ts', { cwd: folder }).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/\bid: (\d+)|\bCS(\d+):/g)].map(([, id, key]) =>
        Number(id ?? key),
      ),
    ),
  );
