import 'server-only';
import { z } from 'zod';
import { salesforce as salesforceRecord, servicenow as servicenowRecord } from '@/content/technologies';
import { actor, closing, heading, lead, levels, listOf, meta, stop, text, words } from '@/lib/schema/fields';
import { source } from './sources';
import { changeOf } from '@/lib/schema/measure';

const section = { kicker: text, title: heading };

const change = z.object({
  name: text,
  definition: words(4, 12),
  levels: levels.transform((pair) => ({ ...pair, change: changeOf(pair) })),
  source,
});
export type Change = z.output<typeof change>;

const technology = z.object({
  slug: z.string().regex(/^[a-z]+$/),
  name: text,
  meta,
  hero: z.object({ title: heading, lead }),
  stats: listOf({ value: text, label: text, text, source: source.optional() }),
  services: z.object({ ...section, items: listOf({ title: text, text: words(12, 30) }) }),
  changes: z.object({ ...section, lead: text, items: z.array(change) }),
  closing: closing.extend({ secondary: text }),
});

const salesforceSchema = technology.extend({
  badges: listOf({ tier: z.enum(['summit', 'isv']), title: text, text }),
  rating: z.object({ value: text, label: text, text, of: z.number(), source }).transform((rating) => ({
    ...rating,
    /** How much of the scale the rating fills, in percent. */
    share: Math.round((Number.parseFloat(rating.value) / rating.of) * 100),
  })),
  agents: z.object({
    ...section,
    lead: text,
    example: z.object({ name: text, lines: z.array(z.object({ actor, text, note: text })).min(3) }),
    items: listOf({ title: text, text: words(12, 30), stop: z.object(stop) }),
  }),
  certifications: z.object({ ...section, items: listOf({ title: text, text: words(3, 30) }) }),
});
export type Salesforce = z.output<typeof salesforceSchema>;

const servicenowSchema = technology.extend({
  ticket: z.object({
    number: text,
    title: text,
    fields: listOf({ label: text, actor: actor.optional(), text }),
    caption: text,
  }),
  agents: z.object({
    ...section,
    lead: text,
    items: listOf({ title: text, does: text, limit: text, beyond: words(12, 30) }),
  }),
  figures: text,
  values: z.object({ ...section, items: listOf({ who: text, title: text, text: words(12, 30) }) }),
});
export type Servicenow = z.output<typeof servicenowSchema>;

/** The Salesforce practice. */
export const salesforce = salesforceSchema.parse(salesforceRecord);

/** The ServiceNow practice. */
export const servicenow = servicenowSchema.parse(servicenowRecord);
