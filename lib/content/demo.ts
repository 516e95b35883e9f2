import 'server-only';
import { z } from 'zod';
import { demo as record } from '@/content/demo';
import { actor, listOf, meta, text } from '@/lib/schema/fields';

/** The words of the demo page. */
export const demo = z
  .object({
    meta,
    eyebrow: text,
    title: text,
    text,
    fieldsTitle: text,
    fields: listOf({ label: text, note: text }),
    stepsTitle: text,
    steps: listOf({ actor, title: text, text }),
  })
  .parse(record);

export type Demo = typeof demo;
