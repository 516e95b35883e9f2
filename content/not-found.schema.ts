import { z } from 'zod';
import { line, link, meta, text } from './schema/fields';

export const notFoundSchema = z.object({
  meta,
  eyebrow: line,
  title: line,
  text,
  links: z.array(link.extend({ text })),
});
