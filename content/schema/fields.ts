import 'server-only';
import { z } from 'zod';
import { getScale } from './measure';

export const countWords = (value: string): number => value.trim().split(/\s+/).length;

/** Matches characters that no text may have. */
const unprintable = /(?!\n)[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

export const text = z
  .string()
  .trim()
  .min(1)
  .refine((value) => !unprintable.test(value), { error: 'has a control character' });

/** A part of an address. */
export const slug = z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/, {
  error: 'has something else than small letters, digits and single hyphens',
});

/** Lists, feeds and headers would break at a line end. */
export const line = text.refine((value) => !/[\n\p{Zl}\p{Zp}]/u.test(value), { error: 'has a line end' });

export const createListSchema = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.array(z.object(shape));

export const hero = z.object({ eyebrow: line, title: line, lead: text });
export const closing = z.object({ title: line, text });

export const block = { title: line, line };

export const link = z.object({ label: text, href: text.regex(/^[/#]/) });

export const clock = z.string().regex(/^\d\d:\d\d:\d\d$/);

/** Parses the first and the last number of a span: "weeks 5-10". */
export function createSpanSchema(words: string): [from: number, to: number] | undefined {
  const [, from, to] = /(\d+)-(\d+)$/.exec(words) ?? [];
  return from && to ? [Number(from), Number(to)] : undefined;
}

export const stop = { who: text, sees: text, time: text, otherwise: text };

export const levels = z
  .object({ before: text, after: text })
  .transform((pair) => ({ ...pair, bars: getScale(pair) }));

/** Splits "Heading: text" into its two parts. */
export const withHeading = text.regex(/^[^:]+: \S/, 'is not "Heading: text"').transform((value) => {
  const colon = value.indexOf(':');
  return { title: value.slice(0, colon), text: value.slice(colon + 2) };
});

export const meta = z.object({ title: line.max(60), description: line.max(155) });

export const actor = z.enum(['agent', 'person']);

/** A run, line by line, or one line field by field. `at` is a time, or the name of a field. */
export const trace = z.object({
  title: line,
  state: line,
  /** The lines answer it. */
  asked: text.optional(),
  caption: text.optional(),
  /** Page that tells the whole story. */
  more: link.optional(),
  lines: createListSchema({
    at: line,
    text: line,
    /** Language of the text, if it is not the page's. */
    lang: line.optional(),
    note: line.optional(),
    actor: actor.optional(),
  }),
});
