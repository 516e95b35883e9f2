import { z } from 'zod';
import { actor, closing, withHeading, levels, line, createListSchema, meta, text } from '@/lib/schema/fields';
import { isChangeBetween, wrongChange } from '@/lib/schema/measure';
import { source } from '../figures.schema';
import { defaultMetrics } from './default-metrics';
import { mock } from './mock.schema';

/** A change that was measured. */
export const keyMetric = z
  .object({
    metric: text,
    /** The change itself, unsigned: "40%", "17 pts", "3.1x". */
    value: text.regex(/^\d[\d.]*(%| pts|x)$/, 'is not an unsigned change'),
    /** Gives both levels. */
    description: text,
    improvement: z.enum(['up', 'down']),
    /** The two levels alone; the bars are drawn from them. */
    levels: levels.optional(),
    source: source.optional(),
  })
  .refine(
    ({ levels: pair, value, improvement }) => {
      const sign = improvement === 'up' ? '+' : '−';
      return !pair || isChangeBetween(pair, value.endsWith('x') ? value : sign + value);
    },
    { path: ['value'], error: wrongChange },
  );
export type KeyMetric = z.input<typeof keyMetric>;

/** One decision that waits for a person, as the console shows it. */
const checkpoint = z
  .object({
    title: line,
    /** What waits, in a few words. */
    waits: line.max(24),
    process: text,
    who: text,
    question: line,
    why: text,
    /** How much is permitted, and how much is asked for. */
    limit: z
      .object({ text, within: z.number().positive(), asked: z.number().positive(), over: text })
      .refine(({ within, asked, over }) => over.replaceAll(',', '').includes(String(asked - within)), {
        path: ['over'],
        error: 'names another difference between what is asked for and what is permitted',
      })
      .optional(),
    evidence: createListSchema({ title: line, text }).min(1),
    /** How long the person has, in words and in seconds, and how much of it is left. */
    time: text,
    seconds: z.int().positive(),
    left: z.int().positive(),
    otherwise: text,
    /** What follows each answer. */
    approved: text,
    declined: text,
  })
  .refine(({ left, seconds }) => left <= seconds, { path: ['left'], error: 'is more than there was' });

/** One module: its page, its card and its row in the lists. */
export const productSchema = z.object({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: line,
  subtitle: text,
  /** The line under its name in the menu. */
  menu: line.max(48),
  /** The card's sentence, and the line under the page's title. */
  description: text,
  /** Names the glyph and the hue. Two modules may share one. */
  icon: z.enum(['converse', 'reach', 'workflow', 'resilience', 'pulse', 'vision']),
  meta,
  cardMetrics: createListSchema({ label: text, value: text, source: source.optional() }),
  /** Its screen, at the head of its page; without one the drawing stands alone. */
  mock: mock.optional(),
  about: z.object({ line, paragraphs: z.array(text).min(1) }),
  steps: createListSchema({ actor, title: text, text }),
  featuresLine: line,
  features: z.array(withHeading),
  benefitsLine: line,
  benefits: z.array(text),
  /** Whose results these are, against what. */
  resultsLead: text,
  keyMetrics: z.array(keyMetric).prefault(defaultMetrics),
  /** What the module changes in each industry; `motif` names the drawing. */
  industries: createListSchema({
    name: text,
    motif: z.enum(['airlines', 'travel', 'healthcare', 'hospitality', 'telecom', 'banking', 'logistics']),
    specificBenefit: text,
    caseStudy: text,
    source,
  }),
  checkpoint,
  /** What the module brings to the platform, in a few words. */
  brings: text,
  closing,
});

/** A module as it is written. */
export type ProductRecord = z.input<typeof productSchema>;
