import { z } from 'zod';
import { line, link, meta, text } from '@/lib/schema/fields';

/** The page of an unknown address, and where one may go on from it. */
export const notFoundSchema = z.object({
  meta,
  eyebrow: line,
  title: line,
  text,
  links: z.array(link.extend({ text })),
});

/** The page as it is written. */
export type NotFoundRecord = z.input<typeof notFoundSchema>;
