import 'server-only';
import { z } from 'zod';
import { insights as insightsRecord } from '@/content/insights';
import { articleFiles, type ArticleFile } from './article-files';
import { collection } from './collection';
import { longDay, shortDay } from './dates';
import { line, meta, text, wordCount } from '@/lib/schema/fields';
import { readSections, type Section } from './markdown';
import { products } from './products';
import { slugOf } from './slug';

/** The pace behind every stated read time. */
const wordsPerMinute = 220;

/** The categories in the order in which they are listed, and the drawings of each, which its articles take in turn. */
const motifs = {
  Hospitality: ['article-energy', 'article-hospitality'],
  Technology: ['article-case', 'article-technology'],
  'Travel & AI': ['article-islands', 'article-travel'],
  'Aviation & AI': ['article-skin', 'article-aviation'],
  'Logistics & Supply Chain': ['article-doorstep', 'article-logistics'],
} as const;

export const articleCategories = Object.keys(motifs) as (keyof typeof motifs)[];

/** Sections are found by their ids. */
const areNames = (ids: readonly string[]) => ids.every((id) => id !== '') && new Set(ids).size === ids.length;

const articleSchema = z
  .object({
    id: z.string().regex(/^\d+$/),
    slug: z.string().regex(/^[a-z0-9-]+$/),
    title: line,
    subtitle: line,
    category: z.enum(articleCategories),
    author: line,
    publishDate: z.iso.date(),
    readTime: z.string().regex(/^\d+ min read$/),
    tags: z.array(line).min(1),
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
      card: shortDay.format(new Date(article.publishDate)),
      long: longDay.format(new Date(article.publishDate)),
    },
    content: {
      sections: content.sections.map((section, index) => ({
        ...section,
        id: section.title ? slugOf(section.title) : `part-${index + 1}`,
      })),
    },
  }))
  .refine(({ content: { sections } }) => areNames(sections.map(({ id }) => id)), {
    path: ['content'],
    error: 'has a heading without a letter, or two of the same words',
  });
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

const dateOf = ({ front }: ArticleFile) => String(front['publishDate']);

/** How many older articles a category has, so that neighbors in it never share a drawing, and old ones keep theirs. */
const turnOf = ({ front }: ArticleFile, older: readonly ArticleFile[]): number =>
  older.filter((other) => other.front.category === front.category).length;

/** The articles, newest first. */
export const articles = collection('articles', articleSchema, () => {
  const newestFirst = articleFiles().toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)));
  return newestFirst.map((file, at) => ({
    ...withSections(file),
    turn: turnOf(file, newestFirst.slice(at + 1)),
  }));
});

/** The articles published before and after one. */
export function neighbors(slug: string): { previous?: Article | undefined; next?: Article | undefined } {
  const at = articles.slugs.indexOf(slug);
  return { previous: articles.all[at + 1], next: articles.all[at - 1] };
}

/** Heading and introduction of the list. */
export const insights = z.object({ meta, eyebrow: text, title: text, intro: text }).parse(insightsRecord);
