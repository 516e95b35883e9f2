import { z } from 'zod';
import { closing, withHeading, levels, line, createListSchema, meta, text, slug } from '@/lib/schema/fields';
import { isChangeBetween, changeError } from '@/lib/schema/measure';
import { source } from '../figures.schema';
import { defaultMetrics } from './default-metrics';
import { mock } from './mock.schema';

export const keyMetric = z
  .object({
    metric: text,
    /** Unsigned: "40%", "17 pts", "3.1x". */
    value: text.regex(/^\d[\d.]*(%| pts|x)$/, 'is not an unsigned change'),
    /** Names both levels. */
    description: text,
    improvement: z.enum(['up', 'down']),
    /** Both levels, from which the bars are drawn. */
    levels: levels.optional(),
    source: source.optional(),
  })
  .refine(
    ({ levels: pair, value, improvement }) => {
      const sign = improvement === 'up' ? '+' : '−';
      return !pair || isChangeBetween(pair, value.endsWith('x') ? value : sign + value);
    },
    { path: ['value'], error: changeError },
  );
export type KeyMetric = z.input<typeof keyMetric>;

const checkpoint = z
  .object({
    title: line,
    waits: line.max(24),
    process: text,
    who: text,
    question: line,
    why: text,
    /** The limit, and the amount asked for. */
    limit: z
      .object({ text, within: z.number().positive(), asked: z.number().positive(), over: text })
      .refine(({ within, asked, over }) => over.replaceAll(',', '').includes(String(asked - within)), {
        path: ['over'],
        error: 'names another difference between what is asked for and what is permitted',
      })
      .optional(),
    evidence: createListSchema({ title: line, text }).min(1),
    /** The person's time in words and seconds, and the part that is left. */
    time: text,
    seconds: z.int().positive(),
    left: z.int().positive(),
    otherwise: text,
    approved: text,
    declined: text,
  })
  .refine(({ left, seconds }) => left <= seconds, { path: ['left'], error: 'is more than there was' });

export const productSchema = z.object({
  slug,
  title: line,
  subtitle: text,
  /** Line under the name in the menu. */
  menu: line.max(48),
  /** Sentence of the card and of the page's hero. */
  description: text,
  /** Icon and hue; two products may share one. */
  icon: z.enum(['converse', 'reach', 'workflow', 'resilience', 'pulse', 'vision']),
  meta,
  cardMetrics: createListSchema({ label: text, value: text, source: source.optional() }),
  /** The product's screen in the hero; by default its drawing. */
  mock: mock.optional(),
  about: z.object({ line, paragraphs: z.array(text).min(1) }),
  featuresLine: line,
  features: z.array(withHeading),
  benefitsLine: line,
  benefits: z.array(text),
  /** Whose results these are, and what they are compared with. */
  resultsLead: text,
  keyMetrics: z.array(keyMetric).prefault(defaultMetrics),
  /** `motif` names the drawing. */
  industries: createListSchema({
    name: text,
    motif: z.enum(['airlines', 'travel', 'healthcare', 'hospitality', 'telecom', 'banking', 'logistics']),
    specificBenefit: text,
    caseStudy: text,
    source,
  }),
  checkpoint,
  brings: text,
  closing,
});

export type ProductRecord = z.input<typeof productSchema>;
