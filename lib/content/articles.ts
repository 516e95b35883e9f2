import 'server-only';
import { z } from 'zod';
import { insights as insightsRecord } from '@/content/insights';
import { articleFiles, type ArticleFile } from './article-files';
import { collection } from './collection';
import { meta, text, wordCount } from './fields';
import { readSections, type Section } from './markdown';
import { products } from './products';
import { slugOf } from './slug';

/** The pace behind every stated read time. */
const wordsPerMinute = 220;

const cardDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** What an article may be filed under, in the order in which the categories are listed. */
export const articleCategories = [
  'Hospitality',
  'Technology',
  'Travel & AI',
  'Aviation & AI',
  'Logistics & Supply Chain',
] as const;

const articleSchema = z
  .object({
    id: z.string().regex(/^\d+$/),
    slug: z.string().regex(/^[a-z0-9-]+$/),
    title: text,
    subtitle: text,
    category: z.enum(articleCategories),
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
    published: {
      card: cardDate.format(new Date(article.publishDate)),
      long: longDate.format(new Date(article.publishDate)),
    },
    content: {
      sections: content.sections.map((section, index) => ({
        ...section,
        id: section.title ? slugOf(section.title) : `part-${index + 1}`,
      })),
    },
  }));
export type Article = z.output<typeof articleSchema>;

/** How many words of an article a reader reads: headings, text and tables. */
export const articleWords = (sections: readonly Section[]): number =>
  wordCount(sections.map(({ title = '', html }) => `${title} ${html.replaceAll(/<[^>]+>/g, ' ')}`).join(' '));

const minutes = (sections: readonly Section[]) => articleWords(sections) / wordsPerMinute;

function withSections({ front, body }: ArticleFile) {
  try {
    return { ...front, content: { sections: readSections(body) } };
  } catch (cause) {
    throw new Error(`articles/${front.slug}: text: ${String(cause)}`, { cause });
  }
}

const records = articleFiles().map(withSections);

/** The articles, newest first. */
export const articles = collection(
  'articles',
  articleSchema,
  records.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a))),
);

function dateOf(record: object): string {
  return 'publishDate' in record ? String(record.publishDate) : '';
}

/** How many older articles there are in an article's category. */
export function turnInCategory({ slug, category }: Article): number {
  const older = articles.all.slice(articles.slugs.indexOf(slug) + 1);
  return older.filter((article) => article.category === category).length;
}

/** The articles published before and after one. */
export function neighbors(slug: string): { previous?: Article | undefined; next?: Article | undefined } {
  const at = articles.slugs.indexOf(slug);
  return { previous: articles.all[at + 1], next: articles.all[at - 1] };
}

/** Heading and introduction of the list. */
export const insights = z.object({ meta, eyebrow: text, title: text, intro: text }).parse(insightsRecord);
