import { z } from 'zod';
import { line } from './fields';

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
  hue: z.enum(['mate', 'converse', 'reach', 'workflow', 'resilience', 'pulse', 'vision']).default('mate'),
  value: line,
  label: line,
});

export type Picture = z.output<typeof picture>;
