import 'server-only';
import { z } from 'zod';
import { team as record } from '@/content/team';
import { heading, lead, link, meta, text, words } from '@/lib/schema/fields';

const member = z.object({
  name: text,
  initials: z.string().regex(/^[A-Z]{2}$/),
  role: text,
  imageUrl: z.string().startsWith('/').optional(),
  linkedInUrl: z.url({ protocol: /^https$/, hostname: /(^|\.)linkedin\.com$/ }).optional(),
  board: z.boolean().default(false),
});
export type Member = z.output<typeof member>;

const schema = z.object({
  meta,
  hero: z.object({ eyebrow: text, title: text, lead }),
  foundersTitle: text,
  founders: z.array(member.extend({ bio: words(70, 90) })).length(2),
  executivesTitle: text,
  executivesLead: words(10, 45),
  executives: z.array(member.extend({ base: text })).length(5),
  review: z.object({
    kicker: text,
    title: heading,
    text,
    caption: text,
    random: z.array(z.number()).length(4),
    of: z.literal(10),
    membersTitle: text,
  }),
  join: z.object({ title: text, link: link }),
  linkedIn: text,
});
export type Team = z.output<typeof schema>;

/** Founders, executives and the board that sets the limits. */
export const team = schema.parse(record);
