import { z } from 'zod';
import { formatNumber } from './messages/locale';
import { refundsSchema } from './schema/refunds';
import { clock, withHeading, line, link, createListSchema, meta, text } from './schema/fields';

const head = { title: text, line };

/** lib/content/runs.ts computes the runs from these numbers. */
const weekend = z
  .object({
    runs: z.int().positive(),
    text,
    caption: text,
    /** Short names of the days, then the times of the first and the last run. */
    days: z.array(text).min(1),
    from: clock,
    to: clock,
    /** Numbers of the runs that stopped for a person, in order. */
    stops: z.array(z.int().positive()).min(1),
    /** Stops with a fixed actor and answer time; without `seconds` nobody answered. */
    fixedStops: z.array(
      z.object({ run: z.int().positive(), actor: text, seconds: z.int().positive().optional() }),
    ),
    /** Steps of runs without a person; the four fields follow the time. */
    steps: createListSchema({ actor: text, evidence: text, action: text, result: text }).min(1),
    /** `{amount}` in the evidence is a number between from and to. */
    people: createListSchema({
      actor: text,
      evidence: text,
      amount: z.tuple([z.int(), z.int()]).default([0, 0]),
      action: text,
      seconds: z.int().positive(),
      silence: text,
    }).min(1),
    /** Yes, then no. */
    answers: z.tuple([text, text]),
    refunds: refundsSchema.optional(),
  })
  .superRefine(({ runs, text: words, stops, fixedStops, people, refunds }, context) => {
    const wrong = (message: string) => context.addIssue({ code: 'custom', message });
    for (const [at, number] of stops.entries())
      if (number > runs || number <= (stops[at - 1] ?? 0))
        wrong(`run ${number} is not one of the runs, in order`);
    for (const { run, actor } of fixedStops) {
      if (!stops.includes(run)) wrong(`run ${run} is fixed, and did not stop`);
      if (!people.some((person) => person.actor === actor)) wrong(`"${actor}" is not among the people`);
    }
    if (!refunds) return;
    if (!people.some(({ actor }) => actor === refunds.actor) || people.length < 2)
      wrong(`"${refunds.actor}" is not one of several people`);
    for (const { run, amount } of refunds.list)
      if (run > runs) wrong(`run ${run} of a refund is not one of the runs`);
      else if (amount > refunds.limit !== stops.includes(run))
        wrong(`the refund of $${amount} does not fit the stops: run ${run}`);
    for (const { run, actor } of fixedStops)
      if ((actor === refunds.actor) !== refunds.list.some((refund) => refund.run === run))
        wrong(`run ${run} is fixed, and its actor does not fit the refunds`);
    const late = fixedStops.filter(({ seconds }) => seconds === undefined).length;
    const told = words.match(/[\d,]+\d|\d/g)?.join(' ');
    const counted = [runs, stops.length, late].map(formatNumber).join(' ');
    if (told !== counted) wrong(`the text tells ${told}, and the lists hold ${counted}`);
  });

export const intellimateSchema = z.object({
  meta,
  hero: z.object({ eyebrow: text, title: z.array(line).min(1), lead: text, links: z.array(link) }),
  weekend,
  run: z.object({
    ...head,
    lead: text,
    caption: text,
    /** Columns of the trace: time, actor, evidence, action, result. */
    fields: z.tuple([text, text, text, text, text]),
    lines: createListSchema({
      time: clock,
      actor: text,
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
  products: z.object({ ...head, lead: text, more: link.optional() }),
  where: z.object({
    ...head,
    /** Each takes from least to most days. */
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
    more: link.optional(),
  }),
  closing: z.object({ title: line, text }),
});

export type Intellimate = z.output<typeof intellimateSchema>;
