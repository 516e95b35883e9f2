import { z } from 'zod';
import { line, meta, trace } from '@/lib/schema/fields';
import { articleList } from '../article-list';

/** Front matter of an article. */
export const articleSchema = z.object({
  id: line.optional(),
  /** File name and address. */
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: line,
  subtitle: line,
  category: line.refine((category) => articleList.categories.some(({ name }) => name === category), {
    error: 'is not among the categories of content/article-list.ts',
  }),
  author: line,
  publishDate: z.iso.date(),
  /** "9 min read"; by default it is computed from the length. */
  readTime: line.regex(/\d/, 'has no number').optional(),
  tags: z.array(line).default([]),
  /** Slug of the product that does what the article is about. */
  product: line.optional(),
  /** A run of the article, shown where it leads the list. */
  trace: trace.optional(),
  meta,
});
