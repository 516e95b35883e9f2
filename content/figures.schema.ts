import { z } from 'zod';
import { closing, hero, line, meta, text } from '@/lib/schema/fields';
import { figures } from './figures';

/** Which figure of content/figures.ts a page shows, by its key: the page marks it, and a note defines it. */
export const source = line.refine((key) => key in figures, 'is no figure of content/figures.ts');
export type Source = z.output<typeof source>;

/** What figures of one origin have in common. */
export const originSchema = z.object({ name: line, text });
export type OriginRecord = z.input<typeof originSchema>;

/** A definition ends without a full stop: it stands in a list, and in the cell of a table. */
const clause = line.regex(/[^.]$/, 'ends with a full stop');
const figure = z.object({ name: line, definition: clause });
const ofSample = figure.extend({ sample: clause, origin: line.optional() });

/** One figure: what it measures, and whose result it is. */
export const figureSchema = z.union([
  /** A row of a case study, which has its levels. */
  figure.extend({ case: line, row: line }),
  /** A change between two levels, printed otherwise than as their difference where `change` says so. */
  ofSample.extend({ levels: z.object({ before: line, after: line }), change: line.optional() }),
  /** A level alone; `nearest` says which published row comes nearest to it, and why that is another. */
  ofSample.extend({ value: line, nearest: text.optional() }),
]);
export type FigureRecord = z.input<typeof figureSchema>;

/** The page of all figures. */
export const figuresPageSchema = z.object({
  meta,
  hero,
  /** Over the figures without an origin, each of which has a note of its own. */
  own: originSchema,
  /** The columns of its tables, and what stands before the sample of a figure. */
  columns: z.object({ figure: line, result: line, definition: line, sample: line }),
  closing: closing.extend({ action: line }),
});
