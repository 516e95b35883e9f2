import { z } from 'zod';
import { hero, line, meta, text } from '@/lib/schema/fields';

export const trustSchema = z.object({
  meta,
  hero,
  sections: z.array(
    z.object({
      /** Fragment of the address. */
      id: z.string().regex(/^[a-z-]+$/),
      title: line,
      text,
      columns: z.array(line).min(2),
      rows: z.array(z.array(text).min(2)),
    }),
  ),
});

export type TrustRecord = z.input<typeof trustSchema>;
