import { z } from 'zod';
import { withHeading, line, createListSchema, meta, createSpanSchema, text } from '@/lib/schema/fields';
import { isChangeBetween, wrongChange } from '@/lib/schema/measure';
import { source } from '../figures.schema';

const mail = text.startsWith('mailto:');
const action = z.object({ label: text, href: text.regex(/^[/#]/).or(mail) });
const hero = z.object({ eyebrow: text, title: line, lead: text, primary: action, secondary: action });
const levels = z.object({ before: text, after: text });
/** The change between two levels, and which way is better. */
const change = {
  change: text.regex(/^[−+×]\d[\d.]*(%| pts)?$/, 'is not a signed change'),
  better: z.enum(['up', 'down']),
};

/** The page of the AI Foundry: innovation as a service. */
export const foundrySchema = z.object({
  meta,
  name: text,
  hero,
  process: z.object({
    /** Where such weeks are told of for the whole platform. */
    title: line,
    scale: text,
    exit: text,
    phases: z.array(
      z
        .object({
          title: text,
          /** How long it takes. */
          weeks: z.int().positive(),
          when: text,
          text,
          /** What is decided or handed over at its end. */
          exit: text,
          /** Whether a person decides, before it begins, if it begins at all. */
          gate: z.boolean().default(false),
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
    claim: z.object({ value: text, label: text, text, source }),
    items: z.array(withHeading),
  }),
  results: z.object({
    title: text,
    line,
    items: z.array(
      z
        .object({
          title: text,
          text,
          /** Names its drawing. */
          motif: z.enum([
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
          error: wrongChange,
        }),
    ),
  }),
  figures: z.object({ title: line, items: createListSchema({ value: text, label: text, text, source }) }),
  reasons: z.object({ title: text, line, items: z.array(withHeading) }),
  closing: z.object({ title: line, text, action: text }),
});

/** The Foundry's page as it is written. */
export type FoundryRecord = z.input<typeof foundrySchema>;

const minute = z.int().min(0).max(1440);

/** The page of the global capability centers. */
export const gccSchema = z.object({
  meta,
  name: text,
  hero,
  why: z.object({
    title: line,
    lead: text,
    items: z.array(withHeading),
    day: z.object({
      title: text,
      caption: text,
      /** Hours that divide the day evenly; the last is its end. */
      marks: z.array(text),
      /** Stretches of the day, in minutes after midnight. */
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
    items: createListSchema({ title: text, text, end: text, person: z.boolean().default(false) }),
  }),
  success: z.object({
    title: line,
    people: z.int().positive(),
    months: z.int().positive(),
    text,
    caption: text,
    source,
    results: z.array(
      levels
        .extend({ label: text, ...change, source })
        .refine((item) => isChangeBetween(item, item.change), { path: ['change'], error: wrongChange }),
    ),
    lessonTitle: text,
    lesson: text,
  }),
  closing: z.object({ title: line, text, action: text, href: mail }),
});

/** The centers' page as it is written. */
export type GccRecord = z.input<typeof gccSchema>;
