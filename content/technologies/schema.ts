import { z } from 'zod';
import { figures } from '../figures';
import { actor, closing, levels, line, createListSchema, meta, stop, text, slug } from '../schema/fields';
import { formatChange, parseMeasure } from '../schema/measure';
import { source } from '../schema/source';

const section = { title: text, line };

const steps = createListSchema({
  text: line,
  minutes: z.int().positive(),
  actor: z.enum([...actor.options, 'wait']).default('wait'),
});

/** The figure in `source` defines the measure. */
const change = z
  .object({
    name: text,
    levels,
    source,
    /** The things that both levels count: they are drawn one by one. */
    drawing: z.enum(['screens', 'days', 'share']).optional(),
    /** Where the time of each level goes. A change with steps leads its page. */
    steps: z.object({ before: steps, after: steps }).optional(),
  })
  .refine(
    ({ levels, steps }) =>
      !steps ||
      (['before', 'after'] as const).every(
        (when) =>
          60 * steps[when].reduce((sum, { minutes }) => sum + minutes, 0) === parseMeasure(levels[when]),
      ),
    'has steps whose minutes do not add up to its levels',
  )
  .refine(
    ({ levels: { before, after }, drawing }) =>
      !drawing ||
      [before, after]
        .map(parseMeasure)
        .every((count) => Number.isInteger(count) && count <= (drawing === 'share' ? 100 : 10)),
    'has levels that cannot be counted out',
  )
  .transform((value) => ({
    ...value,
    definition: figures[value.source]?.definition ?? '',
    levels: { ...value.levels, change: formatChange(value.levels) },
  }));
export type Change = z.output<typeof change>;

/** A figure about our practice. `text` says what it counts. */
const figure = { value: text, label: text, text, source: source.optional() };

const technology = z.object({
  slug,
  name: text,
  meta,
  hero: z.object({ title: line, lead: text }),
  stats: createListSchema(figure),
  services: z.object({ ...section, items: createListSchema({ title: text, text }) }),
  changes: z.object({ ...section, lead: text, items: z.array(change) }),
  closing: closing.extend({ secondary: text }),
});

export const salesforceSchema = technology.extend({
  services: z.object({
    ...section,
    /** The case around which the services are told. */
    record: z.object({ title: line, state: line, caption: text }),
    items: createListSchema({
      title: text,
      text,
      /** The service puts this into the case. */
      part: z.object({ label: line, values: z.array(line).min(1), actor: actor.optional() }),
    }),
  }),
  /** `tier` names the drawing. */
  badges: createListSchema({ tier: z.enum(['summit', 'isv']).default('isv'), title: text, text }),
  agents: z.object({
    ...section,
    lead: text,
    /** The case of an agent, as its own screen would show it. */
    example: z
      .object({
        title: line,
        state: line,
        /** Filled in by the agent. */
        fields: createListSchema({ label: line, value: line }),
        permissions: z.object({
          title: line,
          items: createListSchema({ text: line, isAllowed: z.boolean().default(true) }),
        }),
        stop: z.object({ who: line, text, left: line }),
        caption: text,
      })
      .optional(),
    items: createListSchema({ title: text, text, stop: z.object(stop) }),
  }),
  certifications: z.object({
    ...section,
    /** Drawn one by one, each with as many certifications as the average has. */
    holders: z.object(figure),
    held: z.object(figure),
    items: createListSchema({ title: text, text }),
  }),
});

export type Salesforce = z.output<typeof salesforceSchema>;

export const servicenowSchema = technology.extend({
  /** A closed ticket that answers the questions of the lead. */
  ticket: z.object({
    number: text,
    title: text,
    fields: createListSchema({ label: text, actor: actor.optional(), text }),
    caption: text,
  }),
  agents: z.object({
    ...section,
    lead: text,
    items: createListSchema({ title: text, does: text, limit: text, beyond: text }),
  }),
  values: z.object({ ...section, items: createListSchema({ label: text, title: text, text }) }),
});

export type Servicenow = z.output<typeof servicenowSchema>;
