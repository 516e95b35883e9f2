import { z } from 'zod';
import { longDay } from '../schema/days';
import { line, link, meta, text } from '../schema/fields';

const href = z.union([
  link.shape.href,
  z.string().regex(/^mailto:[^@\s]+@[^@\s]+$/),
  z.url({ protocol: /^https$/ }),
]);

/** A part of a sentence. Spaces beside a link belong to the text. */
const part = z.union([z.string().min(1), z.object({ text, href }), z.object({ code: line })]);

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

export const legalSchema = z.object({
  path: link.shape.href,
  meta,
  title: line,
  updated: z.iso.date().transform((iso) => ({ iso, text: longDay.format(new Date(iso)) })),
  lead: text,
  /** Summary above the clauses. */
  brief: z.array(z.object({ term: line, text })).default([]),
  clauses: z
    .array(z.object({ id: z.string().regex(/^[a-z0-9-]+$/), title: line, blocks: z.array(block).min(1) }))
    .min(1)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'has an id twice'),
  seeAlso: z.object({ label: line, href }).optional(),
});

export type Legal = z.output<typeof legalSchema>;
