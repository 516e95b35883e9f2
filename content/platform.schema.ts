import { z } from 'zod';
import { clock, withHeading, line, link, createListSchema, meta, text } from '@/lib/schema/fields';

const head = { title: text, line };

/** A dot for every run, a mark for every stop, a ring for everybody who is late. lib/content/runs.ts computes the runs. */
const weekend = z
  .object({
    runs: z.int().positive(),
    text,
    caption: text,
    /** Days by their short names, the time of the first one when the runs begin, of the last one when the last run does. */
    days: z.array(text).min(1),
    from: clock,
    to: clock,
    /** Numbers of the runs that stopped for a person, in order. */
    stops: z.array(z.int().positive()).min(1),
    /** Stops of which more is known: who was asked, and after how many seconds they answered. Without these nobody has. */
    told: z.array(z.object({ run: z.int().positive(), actor: text, seconds: z.int().positive().optional() })),
    /** What a run does that nobody is asked about: one of these, with the four fields after its time. */
    steps: createListSchema({ actor: text, evidence: text, action: text, result: text }).min(1),
    /** Who is asked: what they see (`{amount}` is one of the amounts, from and to), their time, and what silence does. */
    people: createListSchema({
      actor: text,
      evidence: text,
      amount: z.tuple([z.int(), z.int()]).default([0, 0]),
      action: text,
      seconds: z.int().positive(),
      silence: text,
    }).min(1),
    /** What a person answers: yes, and no. */
    answers: z.tuple([text, text]),
  })
  .superRefine(({ runs, stops, told, people }, context) => {
    const wrong = (message: string) => context.addIssue({ code: 'custom', message });
    for (const [at, number] of stops.entries())
      if (number > runs || number <= (stops[at - 1] ?? 0))
        wrong(`run ${number} is not one of the runs, in order`);
    for (const { run, actor } of told) {
      if (!stops.includes(run)) wrong(`run ${run} is told of, and did not stop`);
      if (!people.some((person) => person.actor === actor)) wrong(`"${actor}" is not among the people`);
    }
  });

/** The page of the platform under the modules. */
export const platformSchema = z.object({
  meta,
  hero: z.object({ eyebrow: text, title: z.array(line).min(1), lead: text, secondary: link }),
  weekend,
  run: z.object({
    ...head,
    lead: text,
    caption: text,
    /** What the columns of the trace are called: time, actor, evidence, action, result. */
    fields: z.tuple([text, text, text, text, text]),
    lines: createListSchema({
      time: clock,
      actor: text,
      /** Who the actor is: an agent, a written limit, or a person. */
      kind: z.enum(['agent', 'limit', 'person']),
      evidence: text,
      action: text,
      result: text,
    }),
  }),
  checkpoint: z.object({
    ...head,
    lead: text,
    label: text,
    parts: createListSchema({ title: text, text, example: text }),
  }),
  features: z.object({ ...head, items: z.array(withHeading) }),
  modules: z.object({ ...head, lead: text, more: link }),
  where: z.object({
    ...head,
    /** Ways to run it, each with the days it takes: at least, and at most. */
    options: createListSchema({
      title: text,
      time: text,
      text,
      days: z.tuple([z.int(), z.int().positive()]),
    }),
    scale: text,
    needsTitle: text,
    needs: z.array(text),
    leaving: text,
    more: link,
  }),
  closing: z.object({ title: line, text }),
});

/** The platform's page as it is written. */
export type PlatformRecord = z.input<typeof platformSchema>;
