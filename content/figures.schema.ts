import { z } from 'zod';
import { line, text } from '@/lib/schema/fields';
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
  /** A level alone. */
  ofSample.extend({ value: line }),
]);
export type FigureRecord = z.input<typeof figureSchema>;
