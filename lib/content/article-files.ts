// Not server-only: next.config.ts reads it outside of React, at build time and in tests only.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import * as routes from '../routes';
import { ContentFault } from './content-fault';
import { type FrontMatter, readFrontMatter } from './front-matter';
import { createSlug } from './slug';

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

const front = z.looseObject({ slug: z.string(), category: z.string(), tags: z.array(z.string()) });

export interface ArticleFile extends Pick<FrontMatter, 'body' | 'bodyLine' | 'place'> {
  front: z.output<typeof front>;
}

/** Reads one article; the file name is its slug. Throws a ContentFault that names file and line. */
function readArticleFile(slug: string): ArticleFile {
  const file = `${ARTICLES}/${slug}.md`;
  const { value, ...read } = readFrontMatter(file, readFileSync(join(process.cwd(), file), 'utf8'));
  const parsed = front.safeParse(value);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      ({ path, message }) => `${read.place(path)}: ${path.join('.')}: ${message}`,
    );
    throw new ContentFault(faults.join('\n'));
  }
  if (parsed.data.slug !== slug)
    throw new ContentFault(
      `${read.place(['slug'])}: slug: is "${parsed.data.slug}", which is not the file's name, "${slug}"`,
    );
  return { front: parsed.data, ...read };
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
    ...files.map(({ front: { slug } }) => routes.article(slug)),
    ...files.map(({ front: { category } }) => getCategoryPath(category)),
    ...files.flatMap(({ front: { tags } }) => tags.map(getTagPath)),
  ]),
];
