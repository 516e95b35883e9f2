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

/** The categories, and the drawing of each. */
const motifs = {
  Hospitality: 'article-hospitality',
  Technology: 'article-technology',
  'Travel & AI': 'article-travel',
  'Aviation & AI': 'article-aviation',
  'Logistics & Supply Chain': 'article-logistics',
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
    /** The module that does what the article is about, if one does. */
    module: z.enum(products.slugs as [string, ...string[]]).optional(),
    meta,
    content: z.object({ sections: z.array(z.custom<Section>()).min(2) }),
  })
  .refine(({ content, readTime }) => Math.abs(minutes(content.sections) - Number.parseInt(readTime)) <= 1, {
    path: ['readTime'],
    error: 'differs from the length by more than a minute',
  })
  .transform(({ content, ...article }) => ({
    ...article,
    motif: motifs[article.category],
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

const records = articleSlugsOnDisk().map(readArticle);

/** The articles, newest first. */
export const articles = collection(
  'articles',
  articleSchema,
  records.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a))),
);

function dateOf(record: object): string {
  return 'publishDate' in record ? String(record.publishDate) : '';
}

/** The articles published before and after one. */
export function neighbors(slug: string): { previous?: Article | undefined; next?: Article | undefined } {
  const at = articles.slugs.indexOf(slug);
  return { previous: articles.all[at + 1], next: articles.all[at - 1] };
}

/** Heading and introduction of the list. */
export const insights = z.object({ meta, title: text, intro: text }).parse(insightsRecord);
