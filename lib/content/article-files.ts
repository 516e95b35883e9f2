// Not server-only: next.config.ts reads it, outside of React. While building and in tests, never on a server.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import * as routes from '../routes';
import { slugOf } from './slug';

const folder = join(process.cwd(), 'content', 'articles');

/** What lists must know of an article before its record is checked. */
const front = z.looseObject({ slug: z.string(), category: z.string(), tags: z.array(z.string()) });

/** One article as it lies in the folder. */
export interface ArticleFile {
  front: z.output<typeof front>;
  body: string;
}

/** One file: front matter between two lines of dashes, then the text. Its name is the slug. */
function readArticleFile(slug: string): ArticleFile {
  const source = readFileSync(join(folder, `${slug}.md`), 'utf8');
  const [, head, body] = /^---\n(.+?)\n---\n(.+)$/s.exec(source) ?? [];
  if (head === undefined || body === undefined) throw new Error(`articles/${slug}: no front matter`);
  const parsed = front.safeParse(parse(head));
  if (!parsed.success) throw new Error(`articles/${slug}: ${parsed.error.message}`);
  if (parsed.data.slug !== slug) throw new Error(`articles/${slug}: slug: is not the file's name`);
  return { front: parsed.data, body };
}

/** The articles that exist, by their slugs. */
export const articleFiles = (): ArticleFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .toSorted()
    .map(readArticleFile);

/** The page of a category, and of a tag. */
export const categoryPath = (name: string) => routes.category(slugOf(name));
export const tagPath = (name: string) => routes.tag(slugOf(name));

/** The paths of the articles, of their categories and of their tags. */
export const pathsOf = (files: readonly ArticleFile[]): string[] => [
  ...new Set([
    ...files.map(({ front: { slug } }) => routes.article(slug)),
    ...files.map(({ front: { category } }) => categoryPath(category)),
    ...files.flatMap(({ front: { tags } }) => tags.map(tagPath)),
  ]),
];
