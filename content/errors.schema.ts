import { z } from 'zod';
import { line, link, meta, text } from '@/lib/schema/fields';

export const notFoundSchema = z.object({
  meta,
  eyebrow: line,
  title: line,
  text,
  links: z.array(link.extend({ text })),
});

export type NotFoundRecord = z.input<typeof notFoundSchema>;
