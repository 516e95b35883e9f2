import 'server-only';
import { z } from 'zod';
import { cookiePolicy as cookieRecord, privacy as privacyRecord } from '@/content/legal';
import { longDay } from './dates';
import { meta, text } from '@/lib/schema/fields';
import { pageExists } from './pages';

const href = z.union([
  z.string().startsWith('/').refine(pageExists, 'leads to no page'),
  z.string().regex(/^mailto:[^@\s]+@[^@\s]+$/),
  z.url({ protocol: /^https$/ }),
]);

/** A string is taken as one part; spaces beside a link belong to the words. */
const prose = z.preprocess(
  (value) => (typeof value === 'string' ? [value] : value),
  z.array(z.union([z.string().min(1), z.object({ text, href }), z.object({ code: text })])).min(1),
);
export type Prose = z.output<typeof prose>;

const list = z.object({ list: z.array(prose).min(2) });
const table = z.object({
  table: z
    .object({ caption: text, columns: z.array(text).min(2), rows: z.array(z.array(prose)).min(1) })
    .refine(
      ({ columns, rows }) => rows.every((row) => row.length === columns.length),
      'has a row of another width',
    ),
});
export type Table = z.output<typeof table>['table'];

const block = z.union([list, table, prose]);
export type Block = z.output<typeof block>;

const legal = z.object({
  path: text.refine(pageExists, 'is not on the list of pages'),
  meta,
  title: text,
  updated: z.iso.date().transform((iso) => ({ iso, text: longDay.format(new Date(iso)) })),
  lead: text,
  brief: z.array(z.object({ term: text, text })).min(2),
  clauses: z
    .array(z.object({ id: text.regex(/^[a-z-]+$/), title: text, blocks: z.array(block).min(1) }))
    .min(2)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'has an id twice'),
  seeAlso: z.object({ label: text, href }),
});
export type Legal = z.output<typeof legal>;

/** The privacy policy. */
export const privacy = legal.parse(privacyRecord);

/** The cookie policy. */
export const cookiePolicy = legal.parse(cookieRecord);
