import { z } from 'zod';
import { line, meta } from '@/lib/schema/fields';
import { insights } from '../insights';

/** What stands at the head of an article's file, between two lines of dashes. */
export const articleSchema = z.object({
  id: line.optional(),
  /** The file's name, and the address. */
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: line,
  subtitle: line,
  category: line.refine((category) => insights.categories.some(({ name }) => name === category), {
    error: 'is not among the categories of content/insights.ts',
  }),
  author: line,
  publishDate: z.iso.date(),
  /** In minutes: "9 min read". Without it, it follows from the length. */
  readTime: line.regex(/\d/, 'has no number').optional(),
  tags: z.array(line).default([]),
  /** The module that does what the article is about, if one does: its slug. */
  module: line.optional(),
  meta,
});
