import { z } from 'zod';
import { levels, text } from '../schema/fields';
import { isChangeBetween, changeError } from '../schema/measure';
import { source } from '../schema/source';

export const keyMetric = z
  .object({
    metric: text,
    /** Unsigned: "40%", "17 pts", "3.1x". */
    value: text.regex(/^\d[\d.]*(%| pts|x)$/, 'is not an unsigned change'),
    /** Names both levels. */
    description: text,
    improvement: z.enum(['up', 'down']),
    /** Both levels, from which the bars are drawn. */
    levels: levels.optional(),
    source: source.optional(),
  })
  .refine(
    ({ levels: pair, value, improvement }) => {
      const sign = improvement === 'up' ? '+' : '−';
      return !pair || isChangeBetween(pair, value.endsWith('x') ? value : sign + value);
    },
    { path: ['value'], error: changeError },
  );
export type KeyMetric = z.output<typeof keyMetric>;
