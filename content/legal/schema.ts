import { z } from 'zod';
import { line, link, meta, text } from '@/lib/schema/fields';

const href = z.union([
  link.shape.href,
  z.string().regex(/^mailto:[^@\s]+@[^@\s]+$/),
  z.url({ protocol: /^https$/ }),
]);

/** A part of a sentence: words, a link, or a name as it stands in the browser. Spaces beside a link are the words'. */
const part = z.union([z.string().min(1), z.object({ text, href }), z.object({ code: line })]);

/** One paragraph, list item or table cell. A string is taken as one part. */
const prose = z.union([
  z
    .string()
    .min(1)
    .transform((words) => [words]),
  z.array(part).min(1),
]);
export type Prose = z.output<typeof prose>;

const table = z
  .object({ caption: text, columns: z.array(line).min(1), rows: z.array(z.array(prose)).min(1) })
  .refine(
    ({ columns, rows }) => rows.every((row) => row.length === columns.length),
    'has a row of another width',
  );
export type Table = z.output<typeof table>;

const block = z.union([z.object({ list: z.array(prose).min(1) }), z.object({ table }), prose]);
export type Block = z.output<typeof block>;

/** A legal page: what matters in short, and clauses. */
export const legalSchema = z.object({
  path: link.shape.href,
  meta,
  title: line,
  /** The day of the last change. */
  updated: z.iso.date(),
  lead: text,
  /** The page in a few lines; it may do without. */
  brief: z.array(z.object({ term: line, text })).default([]),
  /** Each id is an anchor. */
  clauses: z
    .array(z.object({ id: z.string().regex(/^[a-z0-9-]+$/), title: line, blocks: z.array(block).min(1) }))
    .min(1)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'has an id twice'),
  seeAlso: z.object({ label: line, href }).optional(),
});

/** A legal page as it is written. */
export type LegalRecord = z.input<typeof legalSchema>;
