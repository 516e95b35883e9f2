import 'server-only';
import { z } from 'zod';
import { defaultMetrics, products as records } from '@/content/products';
import { collection } from './collection';
import {
  actor,
  clock,
  closing,
  headed,
  heading,
  lead,
  levels,
  listOf,
  meta,
  source,
  stop,
  text,
  wordCount,
  words,
} from './fields';

const keyMetric = z.object({
  metric: text,
  value: text.regex(/^\d[\d.]*(%| pts|x)$/, 'is not an unsigned change'),
  description: text,
  improvement: z.enum(['up', 'down']),
  levels: levels.optional(),
  source: source.optional(),
});
export type KeyMetric = z.output<typeof keyMetric>;

const panel = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('run'),
    name: text,
    lines: listOf(4, { time: clock, actor, text }),
    caption: text,
  }),
  z.object({
    kind: z.literal('conversation'),
    name: text,
    turns: listOf(3, { speaker: z.enum(['caller', 'agent']), text }),
    reading: z.object({ label: text, value: z.number().min(0).max(1) }),
    caption: text,
  }),
]);

const motif = z.enum(['airlines', 'travel', 'healthcare', 'hospitality', 'telecom', 'banking', 'logistics']);

/** One module. */
export const productSchema = z.object({
  slug: z.string().regex(/^[a-z]+$/),
  title: text,
  subtitle: text,
  menu: text.max(48),
  description: words(12, 30),
  icon: z.enum(['converse', 'reach', 'workflow', 'resilience', 'pulse', 'vision']),
  meta,
  cardMetrics: listOf(2, { label: text, value: text, source: source.optional() }),
  panel,
  about: z.object({
    title: heading,
    paragraphs: z.array(text).refine(
      (all) => {
        const count = wordCount(all.join(' '));
        return count >= 90 && count <= 130;
      },
      { error: ({ input }) => `has ${wordCount((input as string[]).join(' '))} words, not 90 to 130` },
    ),
  }),
  steps: listOf(4, { actor, title: text, text }),
  featuresTitle: heading,
  features: z.array(headed).length(6),
  benefitsTitle: heading,
  benefits: z.array(words(3, 20)).length(5),
  resultsLead: lead,
  keyMetrics: z.array(keyMetric).length(4).prefault(defaultMetrics),
  industries: listOf(3, { name: text, motif, specificBenefit: words(12, 30), caseStudy: text, source }),
  checkpoint: z.object({ title: heading, ...stop }),
  brings: text,
  closing,
});
export type Product = z.output<typeof productSchema>;

/** The six modules, in the order of the navigation. */
export const products = collection('products', productSchema, records);
