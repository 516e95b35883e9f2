import 'server-only';
import type { z } from 'zod';
import { press as records, pressPage as page } from '@/content/press';
import { pressPageSchema, releaseSchema } from '@/content/press/schema';
import * as routes from '@/lib/routes';
import { about } from './about';
import { createCollection } from './collection';
import { longDay, shortDay } from '../format';

export const pressPage = pressPageSchema.parse(page);

/** Finds the partner whose announcement this is, with its place among the partners. */
function findPartner(slug: string) {
  const face = about.partners.items.findIndex(({ href }) => href === routes.release(slug));
  const { name } = about.partners.items[face] ?? {};
  return name === undefined ? undefined : { name, face };
}

const schema = releaseSchema.transform((release) => ({
  ...release,
  partner: findPartner(release.slug),
  day: { short: shortDay.format(new Date(release.date)), long: longDay.format(new Date(release.date)) },
}));

export type PressRelease = z.output<typeof schema>;

export const press = createCollection('press', schema, () =>
  records.toSorted((a, b) => b.date.localeCompare(a.date)),
);
