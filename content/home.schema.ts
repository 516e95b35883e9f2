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
/** A figure under its bar, whose length is in percent. */
const figure = z.object({ value: text, label: text, share: z.int().min(0).max(100) });
/** What is asked of the visitor, what they see of it, and what becomes of it if they approve. */
const plan = z.object({
  name: text,
  /** The run's line while it waits. */
  log: text,
  question: line,
  figures: z.tuple([figure, figure, figure]),
  done: line,
  /** Said to those who hear the page: when it asks, where it is not the first question, and when it is done. */
  said: z.string(),
  result: text,
});
const head = { kicker: text, title: line, lead: text };

/** The home page, section by section. */
export const homeSchema = z.object({
  meta,
  hero: z
    .object({
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
      /**
       * Lets the visitor be the person at the run's checkpoint: they approve the first plan or send it back, and then
       * approve the second or take the run over. Without it the run stands as it is.
       */
      decision: z
        .object({
          /** How long the person has; a narrow panel shows the short form alone. */
          time: z.object({ short: text, rest: z.string() }),
          plans: z.tuple([plan, plan]),
          /** The last step, while it is ahead. */
          next: text,
          /** What the agent does with a plan that was sent back. */
          again: z.object({ says: line, doing: text, done: text, said: text }),
          /** What becomes of a run that was taken over. */
          kept: z.object({ says: line, log: text, figures: z.tuple([figure, figure]), said: text }),
          /** What stands in place of the caption: nobody has answered for a while; somebody has; somebody took over. */
          foot: z.object({ late: text, answered: text, kept: text }),
        })
        .optional(),
    })
    .refine(
      ({ run, decision }) =>
        !decision ||
        [run.lanes, run.lines].every(
          (steps) => steps.map(({ actor }) => actor).join() === 'agent,agent,person,agent',
        ),
      'a run that the visitor decides goes through two lanes of an agent, a person and an agent',
    ),
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
