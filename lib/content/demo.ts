import 'server-only';
import { z } from 'zod';
import { demo as record } from '@/content/demo';
import { actor, meta, text } from './fields';

/** The words of the demo page. */
export const demo = z
  .object({
    meta,
    eyebrow: text,
    title: text,
    text,
    fieldsTitle: text,
    fields: z.array(z.object({ label: text, note: text })).length(4),
    stepsTitle: text,
    steps: z.array(z.object({ actor, title: text, text })).length(4),
  })
  .parse(record);

export type Demo = typeof demo;
