import type { z } from 'zod';
import { figures } from '../figures';
import { getWritten } from './define-record';
import { line } from './fields';

/** Key in content/figures.ts; the page marks the figure, and a note defines it. */
export const source = line.refine(
  (key) => Object.hasOwn(getWritten(figures) as object, key),
  'is no figure of content/figures.ts',
);
export type Source = z.output<typeof source>;
