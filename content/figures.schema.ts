import { z } from 'zod';
import { cases, notes } from './figures';

const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T & string)[];

/** Where a figure comes from: a standing note, a case study by its key, or a program without a published case study. */
export const source = z.enum(['PF', ...keysOf(notes), ...keysOf(cases)]);
export type Source = z.output<typeof source>;
