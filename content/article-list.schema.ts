import { z } from 'zod';
import { line, createListSchema, meta, text } from './schema/fields';

/** Allows `{name}` only for the given names, which the code fills in. */
const pattern = (...names: string[]) =>
  line.refine((value) => [...value.matchAll(/\{(.*?)\}/g)].every(([, name = '']) => names.includes(name)), {
    error: `has braces around something else than ${names.join(', ')}`,
  });

/** Pairs a sentence for one with a sentence for any other count. */
const counted = (...names: string[]) => z.object({ one: pattern(...names), other: pattern(...names) });

/** Sentences about the articles of a category or a tag. */
const topics = z.object({
  kinds: z.object({ category: line, tag: line }),
  /** Search titles. */
  titles: z.object({ category: pattern('name'), tag: pattern('name') }),
  /** Numbers as words, counted from 1; others are printed in digits. */
  numbers: z.array(line),
  count: counted('number'),
  /** `articles` is the count, `date` the day of the newest. */
  intro: counted('articles', 'minutes', 'date'),
  /** Search description; it names as many titles as fit. */
  description: pattern('articles', 'name', 'titles'),
  more: pattern('number'),
});

/** Texts of the article list and of the lists by category and tag. */
export const articleListSchema = z.object({
  meta,
  eyebrow: line,
  title: line,
  intro: text,
  readTime: pattern('minutes'),
  /** In the order of the filter. Share images of its articles take the drawings in turn. */
  categories: createListSchema({
    name: line,
    drawings: z
      .array(
        z.enum([
          'approach',
          'channels',
          'town',
          'day-dial',
          'hotel-front',
          'islands',
          'sorter',
          'dents',
          'layers',
          'bridge',
          'two-clocks',
          'six-credits',
          'four-alerts',
        ]),
      )
      .default([]),
    /** Shows the comparisons of its articles in the dark palette. */
    isDark: z.boolean().default(false),
  }).refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'has a name twice'),
  topics,
});

export type ArticleListRecord = z.input<typeof articleListSchema>;
