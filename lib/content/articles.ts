import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { insights as insightsRecord } from '@/content/insights';
import { articleFolder, articleSlugsOnDisk } from './article-slugs';
import { collection } from './collection';
import { meta, text, wordCount } from './fields';
import { readSections, type Section } from './markdown';
import { products } from './products';

/** The pace behind every stated read time. */
const wordsPerMinute = 220;

const cardDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const idOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The categories, and the drawings of each, which its articles take in turn. */
const motifs = {
  Hospitality: ['article-energy', 'article-hospitality'],
  Technology: ['article-case', 'article-technology'],
  'Travel & AI': ['article-islands', 'article-travel'],
  'Aviation & AI': ['article-skin', 'article-aviation'],
  'Logistics & Supply Chain': ['article-doorstep', 'article-logistics'],
} as const;

const articleSchema = z
  .object({
    id: z.string().regex(/^\d+$/),
    slug: z.string().regex(/^[a-z0-9-]+$/),
    title: text,
    subtitle: text,
    category: z.enum(Object.keys(motifs) as (keyof typeof motifs)[]),
    author: text,
    publishDate: z.iso.date(),
    readTime: z.string().regex(/^\d+ min read$/),
    tags: z.array(text).min(1),
    /** How many older articles its category has. */
    turn: z.int().min(0),
    /** The module that does what the article is about, if one does. */
    module: z.enum(products.slugs as [string, ...string[]]).optional(),
    meta,
    content: z.object({ sections: z.array(z.custom<Section>()).min(2) }),
  })
  .refine(({ content, readTime }) => Math.abs(minutes(content.sections) - Number.parseInt(readTime)) <= 1, {
    path: ['readTime'],
    error: 'differs from the length by more than a minute',
  })
  .transform(({ content, turn, ...article }) => ({
    ...article,
    motif: motifs[article.category][turn % 2 === 0 ? 0 : 1],
    published: {
      card: cardDate.format(new Date(article.publishDate)),
      long: longDate.format(new Date(article.publishDate)),
    },
    content: {
      sections: content.sections.map((section, index) => ({
        ...section,
        id: section.title ? idOf(section.title) : `part-${index + 1}`,
      })),
    },
  }));
export type Article = z.output<typeof articleSchema>;

/** How many words of an article a reader reads: headings, text and tables. */
export const articleWords = (sections: readonly Section[]): number =>
  wordCount(sections.map(({ title = '', html }) => `${title} ${html.replaceAll(/<[^>]+>/g, ' ')}`).join(' '));

const minutes = (sections: readonly Section[]) => articleWords(sections) / wordsPerMinute;

/** One file: front matter between two lines of dashes, then the text. Its name is the slug. */
function readArticle(slug: string): object {
  const source = readFileSync(join(articleFolder, `${slug}.md`), 'utf8');
  const [, head, body] = /^---\n(.+?)\n---\n(.+)$/s.exec(source) ?? [];
  if (head === undefined || body === undefined) throw new Error(`articles/${slug}: no front matter`);
  const front = parse(head) as object;
  if (!('slug' in front) || front.slug !== slug)
    throw new Error(`articles/${slug}: slug: is not the file's name`);
  try {
    return { ...front, content: { sections: readSections(body) } };
  } catch (cause) {
    throw new Error(`articles/${slug}: text: ${String(cause)}`, { cause });
  }
}

const fieldOf = (record: object, name: string): string =>
  name in record ? String((record as Record<string, unknown>)[name]) : '';

const newestFirst = articleSlugsOnDisk()
  .map(readArticle)
  .toSorted((a, b) => fieldOf(b, 'publishDate').localeCompare(fieldOf(a, 'publishDate')));

/** How many older articles a category has, so that neighbors in it never share a drawing, and old ones keep theirs. */
const turnOf = (record: object, at: number): number =>
  newestFirst.slice(at + 1).filter((older) => fieldOf(older, 'category') === fieldOf(record, 'category'))
    .length;

/** The articles, newest first. */
export const articles = collection(
  'articles',
  articleSchema,
  newestFirst.map((record, at) => ({ ...record, turn: turnOf(record, at) })),
);

/** The articles published before and after one. */
export function neighbors(slug: string): { previous?: Article | undefined; next?: Article | undefined } {
  const at = articles.slugs.indexOf(slug);
  return { previous: articles.all[at + 1], next: articles.all[at - 1] };
}

/** Heading and introduction of the list. */
export const insights = z.object({ meta, eyebrow: text, title: text, intro: text }).parse(insightsRecord);
export type Insights = typeof insights;
