import 'server-only';
import { z } from 'zod';
import { salesforce as salesforceRecord, servicenow as servicenowRecord } from '@/content/technologies';
import { changeOf } from './change';
import { actor, meta, source, text, words } from './fields';
import { barLengths } from './measure';

const section = { kicker: text, title: words(3, 9) };
const titled = z.object({ title: text, text: words(3, 30) });

const change = z.object({
  name: text,
  definition: words(4, 12),
  levels: z
    .object({ before: text, after: text })
    .transform((pair) => ({ ...pair, bars: barLengths(pair), change: changeOf(pair) })),
  source,
});
export type Change = z.output<typeof change>;

const stat = z.object({ value: text, label: text, text, source: source.optional() });

const technology = z.object({
  slug: z.string().regex(/^[a-z]+$/),
  name: text,
  meta,
  hero: z.object({ title: words(3, 9), lead: words(10, 25) }),
  stats: z.array(stat).length(4),
  services: z.object({
    ...section,
    items: z.array(z.object({ title: text, text: words(12, 30) })).length(6),
  }),
  changes: z.object({ ...section, lead: text, items: z.array(change) }),
  closing: z.object({ title: words(3, 9), text: words(10, 25), secondary: text }),
});

const salesforceSchema = technology.extend({
  badges: z.array(z.object({ tier: z.enum(['summit', 'isv']), title: text, text })).length(2),
  rating: z.object({ value: text, label: text, text, of: z.number(), source }).transform((rating) => ({
    ...rating,
    /** How much of the scale the rating fills, in percent. */
    share: Math.round((Number.parseFloat(rating.value) / rating.of) * 100),
  })),
  agents: z.object({
    ...section,
    lead: text,
    example: z.object({ name: text, lines: z.array(z.object({ actor, text, note: text })).min(3) }),
    items: z
      .array(
        z.object({
          title: text,
          text: words(12, 30),
          stop: z.object({ who: text, sees: text, time: text, otherwise: text }),
        }),
      )
      .length(3),
  }),
  certifications: z.object({ ...section, items: z.array(titled).length(5) }),
});
export type Salesforce = z.output<typeof salesforceSchema>;

const servicenowSchema = technology.extend({
  ticket: z.object({
    number: text,
    title: text,
    fields: z.array(z.object({ label: text, actor: actor.optional(), text })).length(4),
    caption: text,
  }),
  agents: z.object({
    ...section,
    lead: text,
    items: z.array(z.object({ title: text, does: text, limit: text, beyond: words(12, 30) })).length(3),
  }),
  figures: text,
  values: z.object({
    ...section,
    items: z.array(z.object({ who: text, title: text, text: words(12, 30) })).length(4),
  }),
});
export type Servicenow = z.output<typeof servicenowSchema>;

/** The Salesforce practice. */
export const salesforce = salesforceSchema.parse(salesforceRecord);

/** The ServiceNow practice. */
export const servicenow = servicenowSchema.parse(servicenowRecord);
