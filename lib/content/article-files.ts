// Not server-only: next.config.ts reads it, outside of React. While building and in tests, never on a server.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import * as routes from '../routes';
import { ContentFault } from './content-fault';
import { type FrontMatter, readFrontMatter } from './front-matter';
import { createSlug } from './slug';

/** The folder of the articles and of their pictures, from the project's root. */
export const ARTICLES = 'content/articles';

/** The bundler's own, which TypeScript does not know. */
declare const require: {
  context: (
    folder: string,
    deep: boolean,
    pattern: RegExp,
  ) => ((file: string) => void) & { keys: () => string[] };
};

// `npm run dev`: the bundler watches the folder, since what is read with `fs` it does not see, and makes anew what imports
// this file. A build leaves the branch out; the name is next.config.ts's, which itself is read without a bundler.
// eslint-disable-next-line no-restricted-properties -- the bundler looks for the name in this very condition
if (process.env.NODE_ENV === 'development' && process.env['WATCH_ARTICLES'] === 'on') {
  const watched = require.context('../../content/articles', true, /\.(md|avif|jpe?g|png|webp)$/);
  watched.keys().forEach(watched);
}

/** What lists must know of an article before its record is checked. */
const front = z.looseObject({ slug: z.string(), category: z.string(), tags: z.array(z.string()) });

/** One article as it lies in the folder. */
export interface ArticleFile extends Pick<FrontMatter, 'body' | 'bodyLine' | 'place'> {
  front: z.output<typeof front>;
}

/**
 * One file: front matter, then the text. Its name is the slug.
 *
 * @throws ContentFault that names the file and the line.
 */
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

/** The articles that exist, by their slugs. */
export const readArticleFiles = (): ArticleFile[] =>
  readdirSync(join(process.cwd(), ARTICLES))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .toSorted()
    .map(readArticleFile);

/** The page of a category, and of a tag. */
export const getCategoryPath = (name: string) => routes.category(createSlug(name));
export const getTagPath = (name: string) => routes.tag(createSlug(name));

/** The paths of the articles, of their categories and of their tags. */
export const listArticlePaths = (files: readonly ArticleFile[]): string[] => [
  ...new Set([
    ...files.map(({ front: { slug } }) => routes.article(slug)),
    ...files.map(({ front: { category } }) => getCategoryPath(category)),
    ...files.flatMap(({ front: { tags } }) => tags.map(getTagPath)),
  ]),
];
