import 'server-only';
import { z } from 'zod';
import { home as record } from '@/content/home';
import { homeSchema } from '@/content/home.schema';
import { footnotes } from './footnotes';
import { platform } from './platform';
import { products } from './products';

/** With its share of a line whose tick marks 100%, where it is in percent. */
const stat = homeSchema.shape.model.shape.stats.element.transform((value) => {
  const [, percent] = /^(\d+)%$/.exec(value.value) ?? [];
  return { ...value, ...(percent !== undefined && { percent: Number(percent) }) };
});

/** A feature in the platform's words, found by its name. */
const feature = homeSchema.shape.platform.shape.features.element.transform(({ name, glyph }, context) => {
  const found = platform.features.items.find(({ title }) => title === name);
  if (found) return { ...found, glyph };
  context.addIssue({ code: 'custom', message: `the platform has no feature "${name}"` });
  return z.NEVER;
});

const { model, platform: band } = homeSchema.shape;
const schema = homeSchema.extend({
  model: model.extend({ stats: stat.array() }),
  platform: band.extend({ features: feature.array() }),
});

/** The words and figures of the home page. */
export const home = schema.parse(record);
export type Home = z.infer<typeof schema>;

/** The notes of the page's figures. */
export const homeNotes = footnotes(
  [...home.model.stats, ...products.all.flatMap(({ cardMetrics }) => cardMetrics)].flatMap(
    ({ source }) => source ?? [],
  ),
);
