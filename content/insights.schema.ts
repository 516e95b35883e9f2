import { z } from 'zod';
import { line, createListSchema, meta, text } from '@/lib/schema/fields';

/** A sentence in which `{name}` stands for something that is only known of the record it is about. */
const pattern = (...names: string[]) =>
  line.refine((value) => [...value.matchAll(/\{(.*?)\}/g)].every(([, name = '']) => names.includes(name)), {
    error: `has braces around something else than ${names.join(', ')}`,
  });

/** One thing, and any other number of it. */
const counted = (...names: string[]) => z.object({ one: pattern(...names), other: pattern(...names) });

/** What the pages of categories and tags say of the articles they list. */
const topics = z.object({
  kinds: z.object({ category: line, tag: line }),
  /** The search titles. */
  titles: z.object({ category: pattern('name'), tag: pattern('name') }),
  /** Numbers that are written as words, from one on. The others are printed in digits. */
  numbers: z.array(line),
  count: counted('number'),
  /** Under the heading: `articles` is the count, `date` the day of the newest. */
  intro: counted('articles', 'minutes', 'date'),
  /** In search results: names as many titles as there is room for. */
  description: pattern('articles', 'name', 'titles'),
  more: pattern('number'),
});

/** The list of articles, and what it shares with the lists of categories and tags. */
export const insightsSchema = z.object({
  meta,
  eyebrow: line,
  title: line,
  intro: text,
  readTime: pattern('minutes'),
  /** In the order of the filter. The articles of a category take its drawings in turn; it may have none of its own. */
  categories: createListSchema({
    name: line,
    motifs: z
      .array(
        z.enum([
          'article-aviation',
          'article-case',
          'article-doorstep',
          'article-energy',
          'article-hospitality',
          'article-islands',
          'article-logistics',
          'article-skin',
          'article-technology',
          'article-travel',
        ]),
      )
      .default([]),
  }).refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'has a name twice'),
  topics,
});

/** The list's words as they are written. */
export type InsightsRecord = z.input<typeof insightsSchema>;
