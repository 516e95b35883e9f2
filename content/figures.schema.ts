import { z } from 'zod';
import { hero, line, meta, text } from './schema/fields';

export const originSchema = z.object({ name: line, text });

/** Definitions have no full stop, because they appear in lists and table cells. */
const clause = line.regex(/[^.]$/, 'ends with a full stop');
const figure = z.object({ name: line, definition: clause });
const ofSample = figure.extend({ sample: clause, origin: line.optional() });

export const figureSchema = z.union([
  /** The levels come from this row of the case study. */
  figure.extend({ case: line, row: line }),
  /** `change` replaces the computed change between the levels. */
  ofSample.extend({ levels: z.object({ before: line, after: line }), change: line.optional() }),
  /** `nearest` names the closest published row, and the difference to it. */
  ofSample.extend({ value: line, nearest: text.optional() }),
]);

export const figuresPageSchema = z.object({
  meta,
  hero,
  /** Heading of figures without an origin, each of which has its own note. */
  own: originSchema,
  /** Names of the marks that count figures. */
  marks: z.object({ published: line, own: line }),
  closing: z.object({ title: line, text, action: line }),
});
