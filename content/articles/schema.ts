import { z } from 'zod';
import { line, meta, slug } from '../schema/fields';
import { invitation } from '../schema/invitation';
import { countMarks, getScale } from '../schema/measure';
import { articleList } from '../article-list';
import { products } from '../products';

const figure = line.max(12).regex(/\d/, 'has no number');

/** Front matter of an article. */
export const articleSchema = z.object({
  id: line.optional(),
  /** File name and address. */
  slug,
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
  product: line
    .refine((slug) => products.written.some((product) => product.slug === slug), {
      error: ({ input }) => `is "${String(input)}", which is no product`,
    })
    .optional(),
  /** The one number or comparison of the article, as its text prints it. */
  figure: z
    .object({
      before: figure.optional(),
      after: figure,
      /** Says what both are, in their order. */
      label: line,
      /** `after` is a person's decision, or their time for it. */
      person: z.boolean().default(false),
      /** The whole of which `after` is a part. */
      of: figure.optional(),
    })
    .transform(({ before, of, ...rest }) => ({
      ...rest,
      before,
      part: of === undefined ? undefined : getScale({ before: of, after: rest.after }).after,
      bars: before === undefined ? undefined : getScale({ before, after: rest.after }),
      marks: countMarks({ before, of, after: rest.after }),
    }))
    .optional(),
  /** The way to the demo below the text. */
  invitation: invitation.optional(),
  meta,
});
