import { z } from 'zod';
import { hero, line, meta, text } from '@/lib/schema/fields';

/** The page of what the company answers for, in tables that can be linked to. */
export const trustSchema = z.object({
  meta,
  hero,
  sections: z.array(
    z.object({
      /** The fragment of its address. */
      id: z.string().regex(/^[a-z-]+$/),
      title: line,
      text,
      columns: z.array(line).min(2),
      rows: z.array(z.array(text).min(2)),
    }),
  ),
});

/** The page as it is written. */
export type TrustRecord = z.input<typeof trustSchema>;
