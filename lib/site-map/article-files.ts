import 'server-only';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type ContentFault, isContentFault } from '@/content/schema/content-fault';
import * as routes from '@/lib/routes';
import { type FrontMatter, readFrontMatter } from './front-matter';
import { createSlug } from '../slug';

export const ARTICLES = 'content/articles';

/** TypeScript does not know this function of the bundler. */
declare const require: {
  context: (
    folder: string,
    deep: boolean,
    pattern: RegExp,
  ) => ((file: string) => void) & { keys: () => string[] };
};

// In development the bundler watches the folder, because it cannot see reads through `fs`.
// eslint-disable-next-line no-restricted-properties -- the bundler looks for the name in this very condition
if (process.env.NODE_ENV === 'development' && process.env['WATCH_ARTICLES'] === 'on') {
  const watchedFiles = require.context('../../content/articles', true, /\.(md|avif|jpe?g|png|webp)$/);
  watchedFiles.keys().forEach(watchedFiles);
}

/** Paths need these fields; the article's schema reports the wrong ones. */
const filing = z.object({
  category: z.string().optional().catch(undefined),
  tags: z.array(z.string()).catch([]),
});

/** The schema sees to the slug. */
type Front = Record<string, unknown> & { slug: string };

/** The file name is the slug. An unreadable file counts as a page, so links to it are right. */
type Filed = { slug: string } & z.output<typeof filing>;
export type ReadArticle = Filed & Omit<FrontMatter, 'value'> & { front: Front };
export type ArticleFile = ReadArticle | (Filed & { fault: ContentFault });

function readArticleFile(slug: string): ArticleFile {
  const file = `${ARTICLES}/${slug}.md`;
  try {
    const { value, ...read } = readFrontMatter(file, readFileSync(join(process.cwd(), file), 'utf8'));
    return { slug, ...filing.parse(value), front: value as Front, ...read };
  } catch (fault) {
    if (!isContentFault(fault)) throw fault;
    return { slug, category: undefined, tags: [], fault };
  }
}

export const readArticleFiles = (): ArticleFile[] =>
  readdirSync(join(process.cwd(), ARTICLES))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .toSorted()
    .map(readArticleFile);

export const getCategoryPath = (name: string) => routes.category(createSlug(name));
export const getTagPath = (name: string) => routes.tag(createSlug(name));

export const listArticlePaths = (files: readonly ArticleFile[]): string[] => [
  ...new Set([
    ...files.map(({ slug }) => routes.article(slug)),
    ...files.flatMap(({ category }) => (category === undefined ? [] : getCategoryPath(category))),
    ...files.flatMap(({ tags }) => tags.map(getTagPath)),
  ]),
];
