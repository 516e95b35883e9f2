import { z } from 'zod';
import { line, link, meta, text } from '@/lib/schema/fields';

const characters = new Intl.Segmenter();

const member = z.object({
  name: line,
  /** One to three characters of any script. Without them, they follow from the name. */
  initials: line
    .refine((value) => [...characters.segment(value)].length <= 3, {
      error: 'has more than three characters',
    })
    .optional(),
  role: line,
  /** A photo under public/; without one, and when it fails to load, the initials stand. */
  imageUrl: z.string().startsWith('/').optional(),
  linkedInUrl: z.url({ protocol: /^https$/, hostname: /(^|\.)linkedin\.com$/ }).optional(),
  /** Sits on the limits board. */
  board: z.boolean().default(false),
  /** Where to read what is said of a founder's life. */
  more: z.array(link).default([]),
});

/** The team's page. Founders, executives and the board may each be any number of people, or nobody. */
export const teamSchema = z.object({
  meta,
  hero: z.object({ eyebrow: line, title: line, lead: text }),
  foundersTitle: line,
  founders: z.array(member.extend({ bio: text.optional() })),
  executivesTitle: line,
  executivesLead: text,
  /** `base` is where somebody works. */
  executives: z.array(member.extend({ base: line.optional() })),
  /** The board that reads the traces; a company without one leaves it out. */
  review: z.object({ title: line, line, text, membersTitle: line }).optional(),
  /** Leads to the open positions, where there are any. */
  join: z.object({ title: line, link }),
  linkedIn: line,
});

/** The team's page as it is written. */
export type TeamRecord = z.input<typeof teamSchema>;
