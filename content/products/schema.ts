import { z } from 'zod';
import { closing, withHeading, line, createListSchema, meta, text, slug } from '../schema/fields';
import { source } from '../schema/source';
import { defaultMetrics } from './default-metrics';
import { keyMetric } from './key-metric.schema';
import { mock } from './mock.schema';

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
  industries: createListSchema({
    name: text,
    drawing: z.enum(['airlines', 'travel', 'healthcare', 'hospitality', 'telecom', 'banking', 'logistics']),
    specificBenefit: text,
    caseStudy: text,
    source,
  }),
  checkpoint,
  brings: text,
  closing,
});

export type ProductRecord = z.input<typeof productSchema>;
export type Product = z.output<typeof productSchema>;
export type Screen = NonNullable<Product['mock']>;
export type ScreenOf<Kind extends Screen['kind']> = Extract<Screen, { kind: Kind }>;
