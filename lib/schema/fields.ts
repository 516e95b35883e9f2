import 'server-only';
import { z } from 'zod';
import { getScale } from './measure';

// What records in content/ are made of. Nothing here knows a record.

/** How many words a text has. */
export const countWords = (value: string): number => value.trim().split(/\s+/).length;

/** What is no character of a text. */
const unprintable = /(?!\n)[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** Text that says something. */
export const text = z
  .string()
  .trim()
  .min(1)
  .refine((value) => !unprintable.test(value), { error: 'has a control character' });

/** Text on one line: what stands in lists, feeds and headers would begin something new there. */
export const line = text.refine((value) => !/[\n\p{Zl}\p{Zp}]/u.test(value), { error: 'has a line end' });

/** Any number of records of one shape. */
export const createListSchema = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.array(z.object(shape));

/** How pages begin and end. */
export const hero = z.object({ eyebrow: line, title: line, lead: text });
export const closing = z.object({ title: line, text });

/** The heading of a section, and a line below it. */
export const block = { title: line, line };

/** A link to a page, or to a part of one. */
export const link = z.object({ label: text, href: text.regex(/^[/#]/) });

/** A time of day in a trace. */
export const clock = z.string().regex(/^\d\d:\d\d:\d\d$/);

/** The first and the last number of a span in words: "weeks 5-10". */
export function createSpanSchema(words: string): [from: number, to: number] | undefined {
  const [, from, to] = /(\d+)-(\d+)$/.exec(words) ?? [];
  return from && to ? [Number(from), Number(to)] : undefined;
}

/** Where a run stops for a person: who it is, what they see, how long they take, and what happens otherwise. */
export const stop = { who: text, sees: text, time: text, otherwise: text };

/** Two printed levels, with the lengths of their bars. */
export const levels = z
  .object({ before: text, after: text })
  .transform((pair) => ({ ...pair, bars: getScale(pair) }));

/** "Heading: text", read into its two parts. */
export const withHeading = text.regex(/^[^:]+: \S/, 'is not "Heading: text"').transform((value) => {
  const colon = value.indexOf(':');
  return { title: value.slice(0, colon), text: value.slice(colon + 2) };
});

/** Search title and description of a page. The title goes without the brand. */
export const meta = z.object({ title: line.max(60), description: line.max(155) });

/** Who acts: an agent, or a person at a checkpoint. */
export const actor = z.enum(['agent', 'person']);
