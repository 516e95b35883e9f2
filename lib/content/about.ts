import 'server-only';
import { z } from 'zod';
import { about as record } from '@/content/about';
import * as routes from '@/lib/routes';
import { collection } from './collection';
import { coordinates, heading, hero, listOf, meta, text, wordCount, words } from '@/lib/schema/fields';
import { pageExists } from './pages';

const block = { kicker: text, title: heading };

const locationSchema = z.object({
  slug: z.string().regex(/^[a-z-]+$/),
  companyName: text,
  location: text,
  entityType: z.enum(['Company', 'Branch']),
  address: text,
  ...coordinates,
});
export type Location = z.output<typeof locationSchema>;

/** The seven entities, in the order of the carousel. */
export const locations = collection('locations', locationSchema, () => record.locations.items);

/** A partner is a link once its page exists. */
const partner = z
  .object({ name: text, kind: text, href: z.string().startsWith('/') })
  .transform(({ href, ...rest }) => ({ ...rest, ...(pageExists(href) && { href }) }));

const schema = z.object({
  meta,
  hero,
  work: z
    .object({ ...block, paragraphs: z.array(text).length(2), refusal: text })
    .refine(({ paragraphs, refusal }) => {
      const count = wordCount([...paragraphs, refusal].join(' '));
      return count >= 100 && count <= 125;
    }, 'has not about 110 words'),
  partners: z.object({ ...block, items: z.array(partner).length(5) }),
  history: z.object({
    ...block,
    lead: words(10, 45),
    entries: listOf({ year: z.string().regex(/^20\d\d$/), text, person: z.boolean().default(false) }),
  }),
  locations: z.object(block),
  closing: z.object({ title: heading, text: words(10, 30), action: text, href: z.literal(routes.demo) }),
});
export type About = z.output<typeof schema>;

/** The company: what it does, with whom, since when and where. */
export const about = schema.parse(record);
