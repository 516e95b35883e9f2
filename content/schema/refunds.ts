import { z } from 'zod';
import { createListSchema, link, text } from './fields';
import { source } from './source';

const dollars = z.int().positive();

/** The refunds of the weekend. The content of a step is as in a run: actor, evidence, action, result. */
export const refundsSchema = z
  .object({
    /** The one of the people who decides above the limit. */
    actor: text,
    /** In dollars, up to which agents pay alone. */
    limit: dollars,
    /** The limits to try; the one in force is in the middle. */
    limits: z.array(dollars).min(3),
    /** The step of a refund that no person saw. `wrong` is the result of a wrong one. */
    paid: z.object({ actor: text, evidence: text, action: text, result: text, wrong: text }),
    /** By amount. A wrong one was not owed. */
    list: createListSchema({ run: dollars, amount: dollars, isWrong: z.boolean().default(false) }).min(1),
    price: z.object({ text, link }),
    /** Definitions of the three counts. */
    sources: z.object({ waiting: source, minutes: source, wrong: source }),
  })
  .superRefine(({ limit, limits, list }, context) => {
    const wrong = (message: string) => context.addIssue({ code: 'custom', message });
    if (limits.length % 2 === 0 || limits[(limits.length - 1) / 2] !== limit)
      wrong(`the limit $${limit} is not in the middle of the limits`);
    for (const [at, { run, amount }] of list.entries()) {
      if (amount < (list[at - 1]?.amount ?? 0)) wrong(`the refund of run ${run} is not in order`);
      if (list.findIndex((other) => other.run === run) !== at) wrong(`run ${run} has two refunds`);
    }
    for (const [at, to] of [...limits, Infinity].entries()) {
      const from = limits[at - 1] ?? 0;
      if (!list.some(({ amount }) => amount > from && amount <= to))
        wrong(`no refund is above $${from} and at most $${to}, so that step changes nothing`);
    }
  });

export type RefundsRecord = z.input<typeof refundsSchema>;
export type Refunds = z.output<typeof refundsSchema>;
