import { z } from 'zod';
import { actor, clock, line, link, listOf, meta, text } from '@/lib/schema/fields';
import { source } from './figures.schema';

const glyph = z.enum([
  'baseline',
  'checkpoint',
  'connect',
  'eye',
  'language',
  'lane',
  'limit',
  'refresh',
  'screen',
  'trace',
]);
const head = { kicker: text, title: line, lead: text };

/** The home page, section by section. */
export const homeSchema = z.object({
  meta,
  hero: z.object({
    eyebrow: text,
    title: z.array(line).min(1),
    lead: text,
    primary: link,
    secondary: link,
    /** One run as its log, under a lane for each of its steps. */
    run: z.object({
      name: text,
      label: text,
      caption: text,
      lanes: listOf({ actor, label: text }),
      lines: listOf({ time: clock, actor, text }),
    }),
  }),
  model: z.object({
    ...head,
    /** The same steps, done by others: who takes each. */
    rows: listOf({ title: text, note: text, actors: z.array(actor) }),
    steps: z.array(text),
    legend: z.object({ person: text, agent: text }),
    benefits: listOf({ glyph, title: text, text }),
    statsTitle: line,
    stats: listOf({ value: text, label: text, source: source.optional() }),
    scale: text,
  }),
  products: z.object(head),
  /** One case, very large: its figures come from its own record. */
  proof: z
    .object({
      kicker: text,
      lead: text,
      /** The case, by its slug. */
      study: text,
      /** Two more of its measures, by their names. */
      measures: z.array(text),
      /** Under the drawing: where it begins, and where it ended after and before. */
      axis: z.object({ start: text, after: text, before: text }),
      quote: z.object({ text, name: line, role: line }).optional(),
    })
    .optional(),
  industries: z.object(head),
  platform: z.object({
    ...head,
    link,
    caption: text,
    /** Taken from the platform's own list, by name. */
    features: listOf({ name: text, glyph }),
  }),
  questions: z.object({
    kicker: text,
    title: line,
    before: z.string(),
    mail: z.email(),
    after: z.string(),
    /** `more` is where the answer goes on. */
    items: listOf({ question: text, answer: text, more: link.optional() }),
  }),
  closing: z.object({ title: line, text }),
});

/** The home page as it is written. */
export type HomeRecord = z.input<typeof homeSchema>;
