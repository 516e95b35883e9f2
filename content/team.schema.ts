import { z } from 'zod';
import { getInitials } from './schema/initials';
import { picture } from './schema/picture';
import { block, line, link, meta, slug, text, withHeading } from './schema/fields';

const characters = new Intl.Segmenter();

const member = z.object({
  name: line,
  /** Up to three characters, by default the initials of the name. */
  initials: line
    .refine((value) => [...characters.segment(value)].length <= 3, {
      error: 'has more than three characters',
    })
    .optional(),
  role: line,
  /** A photo under public/; without it the initials are shown. */
  imageUrl: z.string().startsWith('/').optional(),
  linkedInUrl: z.url({ protocol: /^https$/, hostname: /(^|\.)linkedin\.com$/ }).optional(),
  /** Names what only this person decides. */
  decides: line.optional(),
  /** A sentence of an article by this person. */
  quote: z.object({ text, article: slug }).optional(),
  /** Draws a decision in that article, with its number. */
  picture: picture.optional(),
  more: z.array(link).default([]),
});

const withInitials = <Person extends z.output<typeof member>>(person: Person) => ({
  ...person,
  initials: person.initials ?? getInitials(person.name),
});

/** Each group may have any number of people. */
export const teamSchema = z.object({
  meta,
  hero: z.object({ eyebrow: line, title: line, lead: text }),
  foundersTitle: line,
  founders: z.array(member.extend({ bio: text.optional() }).transform(withInitials)),
  executivesTitle: line,
  executivesLead: text,
  /** `base` is the place of work. */
  executives: z.array(member.extend({ base: line.optional() }).transform(withInitials)),
  decides: line,
  /** The board that reads the traces. */
  review: z
    .object({
      ...block,
      items: z.array(withHeading),
      /** Its last decisions. */
      ledger: z.object({ caption: text, columns: z.array(line), rows: z.array(z.array(line)) }),
      more: z.array(link).default([]),
    })
    .optional(),
  /** Shown with open positions only. */
  join: z.object({ title: line, link }),
  linkedIn: line,
});

export type TeamRecord = z.input<typeof teamSchema>;
export type Team = z.output<typeof teamSchema>;
export type Member = Omit<Team['founders'][number], 'bio'>;
