import 'server-only';
import { z } from 'zod';
import { press as records, pressPage as page } from '@/content/press';
import { collection } from './collection';
import { longDay, shortDay } from './dates';
import { coordinates, lead, listOf, meta, text, wordCount, words } from '@/lib/schema/fields';

const heading = words(2, 9);
const pageSchema = z.object({
  meta,
  hero: z.object({ eyebrow: text, title: text, lead }),
  inquiries: z.object({ label: text, address: z.email() }),
  read: text,
  back: text,
  facts: z.object({ date: text, location: text, category: text }),
  headings: z.object({
    start: heading,
    excluded: heading,
    numbers: heading,
    about: heading,
    contact: heading,
  }),
  about: words(30, 60),
  unknown: z.object({ meta, eyebrow: text, title: text, text }),
});
export type PressPage = z.output<typeof pageSchema>;

/** The list's words, and what every release shares. */
export const pressPage = pageSchema.parse(page);

const fields = z.object({
  slug: z.string().regex(/^[a-z-]+$/),
  category: z.enum(['Partnership', 'Investment']),
  date: z.iso.date(),
  location: text,
  ...coordinates,
  title: text,
  subtitle: text,
  excerpt: words(12, 30),
  meta,
  lead: text,
  start: text,
  details: z.object({ title: heading, paragraphs: z.array(text).min(1) }),
  quote: z.object({ text, name: text, role: text }),
  excluded: text,
  numbers: listOf({ value: text, label: text }),
});

/** How many words a reader finds from the lead to the paragraph about us. */
export const releaseLength = ({ lead, start, details, quote, excluded, numbers }: z.output<typeof fields>) =>
  wordCount(
    [
      lead,
      start,
      ...details.paragraphs,
      quote.text,
      excluded,
      ...numbers.flatMap(({ value, label }) => [value, label]),
      pressPage.about,
    ].join(' '),
  );

const schema = fields
  .refine((release) => releaseLength(release) >= 320 && releaseLength(release) <= 420, {
    error: ({ input }) => `has ${releaseLength(input as z.output<typeof fields>)} words, not 320 to 420`,
  })
  .transform((release) => ({
    ...release,
    day: { short: shortDay.format(new Date(release.date)), long: longDay.format(new Date(release.date)) },
  }));
export type PressRelease = z.output<typeof schema>;

/** The press releases, newest first. */
export const press = collection('press', schema, () => records);
