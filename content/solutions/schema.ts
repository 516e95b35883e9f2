import { z } from 'zod';
import { withHeading, line, createListSchema, meta, createSpanSchema, text } from '../schema/fields';
import { isChangeBetween, changeError, parseMeasure } from '../schema/measure';
import { source } from '../schema/source';

const mail = text.startsWith('mailto:');
const action = z.object({ label: text, href: text.regex(/^[/#]/).or(mail) });
const hero = z.object({ eyebrow: text, title: line, lead: text, links: z.array(action) });
const levels = z.object({ before: text, after: text });
/** The change between two levels, and which way is better. */
const change = {
  change: text.regex(/^[−+×]\d[\d.]*(%| pts)?$/, 'is not a signed change'),
  better: z.enum(['up', 'down']),
};

const count = z.int().positive().max(200);

export const foundrySchema = z.object({
  meta,
  name: text,
  hero,
  process: z.object({
    /** Link to the same program for the whole platform. */
    title: line,
    scale: text,
    exit: text,
    stop: text,
    phases: z.array(
      z
        .object({
          title: text,
          weeks: z.literal([1, 2, 3, 4, 6]),
          when: text,
          text,
          exit: text,
          /** Says what a person who stops after the phase keeps. */
          stop: text.optional(),
          /** Says what the last phase leaves. */
          end: text.optional(),
          misses: z.object({ label: text, counts: z.array(z.int().min(0)).min(1) }).optional(),
        })
        .refine(
          ({ when, weeks }) => {
            const span = createSpanSchema(when);
            return !span || span[1] - span[0] + 1 === weeks;
          },
          { path: ['when'], error: 'names another number of weeks' },
        ),
    ),
  }),
  services: z.object({
    title: text,
    line,
    items: createListSchema({
      title: text,
      text,
      drawing: z.enum(['ideas', 'replay', 'pod', 'handover']).optional(),
    }),
  }),
  results: z.object({
    title: text,
    line,
    items: z.array(
      z
        .object({
          title: text,
          text,
          drawing: z.enum([
            'travel',
            'transport',
            'hospitality',
            'logistics',
            'telecom',
            'healthcare',
            'banking',
            'airlines',
          ]),
          measure: text,
          ...change,
          levels,
          source,
        })
        .refine((item) => isChangeBetween(item.levels, item.change), {
          path: ['change'],
          error: changeError,
        }),
    ),
  }),
  figures: z.object({
    title: line,
    items: z.array(
      z
        .object({
          value: text,
          label: text,
          text,
          source,
          /** Counted out one by one: two levels, or one, perhaps of a whole. */
          drawn: z.object({ before: count.optional(), after: count, of: count.optional() }).optional(),
        })
        .refine(
          ({ value, drawn }) =>
            !drawn ||
            (drawn.before
              ? isChangeBetween({ before: `${drawn.before}`, after: `${drawn.after}` }, value)
              : parseMeasure(value) === drawn.after),
          { path: ['drawn'], error: 'is another number than its value' },
        ),
    ),
  }),
  reasons: z.object({ title: text, line, items: z.array(withHeading) }),
  closing: z.object({ title: line, text, action: text }),
});

export type Foundry = z.output<typeof foundrySchema>;

const minute = z.int().min(0).max(1440);

export const gccSchema = z.object({
  meta,
  name: text,
  hero,
  /** One center, grown month by month. */
  plan: z.object({
    title: line,
    unit: line,
    label: line,
    /** Months after which a person decides whether the rest begins. */
    gate: z.number().positive(),
    /** At the end of each month. */
    people: z.array(z.int().min(0)).min(1),
    stop: z.object({ who: line, text: line, left: line }),
    caption: text,
  }),
  why: z.object({
    title: line,
    lead: text,
    items: z.array(withHeading),
    day: z.object({
      title: text,
      caption: text,
      key: z.object({ shift: line, shared: line, office: line }),
      /** Hours that divide the day evenly; the last is its end. */
      marks: z.array(text),
      /** Shifts, in minutes after midnight. */
      rows: createListSchema({
        label: text,
        text,
        from: minute,
        to: minute,
        kind: z.enum(['office', 'shift']),
      }),
    }),
  }),
  services: z.object({
    title: text,
    line,
    lead: text,
    ends: text,
    items: createListSchema({
      title: text,
      when: line,
      /** Months after the start of the plan. */
      from: z.number().min(0),
      to: z.number().positive(),
      text,
      end: text,
      person: z.boolean().default(false),
    }),
  }),
  success: z.object({
    title: line,
    people: z.int().positive(),
    months: z.int().positive(),
    text,
    source,
    results: z.array(
      levels
        .extend({ label: text, ...change, source })
        .refine((item) => isChangeBetween(item, item.change), { path: ['change'], error: changeError }),
    ),
    lessonTitle: text,
    lesson: text,
  }),
  closing: z.object({ title: line, text, action: text, href: mail }),
});

export type Gcc = z.output<typeof gccSchema>;
