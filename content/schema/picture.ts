import { z } from 'zod';
import { line } from './fields';

const hue = z.enum(['mate', 'converse', 'reach', 'workflow', 'resilience', 'pulse', 'vision']);
export type Hue = z.output<typeof hue>;

/** A number, and a drawing of what it counts. */
export const picture = z.object({
  drawing: z.enum([
    'decision-clip',
    'decision-fields',
    'decision-bookings',
    'decision-records',
    'decision-comfort',
    'decision-stops',
    'decision-floor',
    'release-lab',
    'release-gate',
    'release-glossary',
  ]),
  /** The product that it is about. */
  hue: hue.default('mate'),
  value: line,
  label: line,
});

export type Picture = z.output<typeof picture>;
