import 'server-only';
import { z } from 'zod';
import { defaultMetrics, products as records } from '@/content/products';
import { collection } from './collection';
import { actor, headed, meta, source, text, wordCount, words } from './fields';
import { barLengths } from './measure';

const levels = z
  .object({ before: text, after: text })
  .transform((pair) => ({ ...pair, bars: barLengths(pair) }));

const keyMetric = z.object({
  metric: text,
  value: text.regex(/^\d[\d.]*(%| pts|x)$/, 'is not an unsigned change'),
  description: text,
  improvement: z.enum(['up', 'down']),
  levels: levels.optional(),
  source: source.optional(),
});
export type KeyMetric = z.output<typeof keyMetric>;

const time = z.string().regex(/^\d\d:\d\d:\d\d$/);
const panel = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('run'),
    name: text,
    lines: z.array(z.object({ time, actor, text })).length(4),
    caption: text,
  }),
  z.object({
    kind: z.literal('conversation'),
    name: text,
    turns: z.array(z.object({ speaker: z.enum(['caller', 'agent']), text })).length(3),
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
  cardMetrics: z.array(z.object({ label: text, value: text, source: source.optional() })).length(2),
  panel,
  about: z.object({
    title: words(3, 9),
    paragraphs: z.array(text).refine(
      (all) => {
        const count = wordCount(all.join(' '));
        return count >= 90 && count <= 130;
      },
      { error: ({ input }) => `has ${wordCount((input as string[]).join(' '))} words, not 90 to 130` },
    ),
  }),
  steps: z.array(z.object({ actor, title: text, text })).length(4),
  featuresTitle: words(3, 9),
  features: z.array(headed).length(6),
  benefitsTitle: words(3, 9),
  benefits: z.array(words(3, 20)).length(5),
  resultsLead: words(10, 25),
  keyMetrics: z.array(keyMetric).length(4).prefault(defaultMetrics),
  industries: z
    .array(z.object({ name: text, motif, specificBenefit: words(12, 30), caseStudy: text, source }))
    .length(3),
  checkpoint: z.object({ title: words(3, 9), who: text, sees: text, time: text, otherwise: text }),
  brings: text,
  closing: z.object({ title: words(3, 9), text: words(10, 25) }),
});
export type Product = z.output<typeof productSchema>;

/** The six modules, in the order of the navigation. */
export const products = collection('products', productSchema, records);
