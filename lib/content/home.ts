import 'server-only';
import { z } from 'zod';
import { home as record } from '@/content/home';
import * as routes from '@/lib/routes';
import { actor, clock, heading, link, listOf, meta, text, words } from '@/lib/schema/fields';
import { source } from './sources';
import { footnotes, type Footnotes } from './footnotes';
import { pageExists } from './pages';
import { platform } from './platform';
import { products } from './products';

const run = z.object({
  name: text,
  label: text,
  caption: text,
  lanes: listOf({ actor, label: text }),
  lines: listOf({ time: clock, actor, text }),
});

const glyph = z.enum([
  'baseline',
  'checkpoint',
  'connect',
  'eye',
  'language',
  'lane',
  'limit',
  'refresh',
  'screen',
  'trace',
]);
const head = { kicker: text, title: heading, lead: words(10, 45) };

const model = z.object({
  ...head,
  rows: listOf({ title: text, note: text, actors: z.array(actor).length(5) }),
  steps: z.array(text).length(5),
  legend: z.object({ person: text, agent: text }),
  benefits: listOf({ glyph, title: text, text: words(10, 30) }),
  statsTitle: heading,
  stats: z
    .array(
      z
        .object({ value: text.regex(/^\d+%$/), label: text, source })
        .transform((stat) => ({ ...stat, percent: Number.parseInt(stat.value) })),
    )
    .length(4),
  scale: text,
});

/** An industry's anchor, once its page exists. */
const industry = z
  .object({
    id: z.enum(['travel', 'transport', 'hospitality', 'logistics', 'telecom', 'healthcare']),
    title: text,
    text,
  })
  .transform((value) => {
    const href = routes.industry(value.id);
    return { ...value, href: pageExists(href) ? href : undefined };
  });

/** A feature in the platform's words, found by its name. */
const feature = z.object({ name: text, glyph }).transform(({ name, glyph: icon }, context) => {
  const found = platform.features.items.find(({ title }) => title === name);
  if (found) return { ...found, glyph: icon };
  context.addIssue({ code: 'custom', message: `the platform has no feature "${name}"` });
  return z.NEVER;
});

const schema = z.object({
  meta,
  hero: z.object({
    eyebrow: text,
    title: z.array(text).min(1),
    lead: text,
    primary: link,
    secondary: link,
    run,
  }),
  model,
  products: z.object({ ...head, programNote: text }),
  industries: z.object({ ...head, items: z.array(industry).length(6) }),
  platform: z.object({ ...head, link, caption: text, features: z.array(feature).length(6) }),
  questions: z.object({
    kicker: text,
    title: heading,
    before: z.string(),
    mail: z.email(),
    after: z.string(),
    items: listOf({ question: text, answer: words(30, 60) }),
  }),
  closing: z.object({ title: text, text }),
});

/** The words and figures of the home page. */
export const home = schema.parse(record);
export type Home = z.infer<typeof schema>;

/** Under small cards, a program figure's note says where its levels are. */
function withLevels({ list, ...notes }: Footnotes): Footnotes {
  return {
    ...notes,
    list: list.map((note) => (note.cited ? note : { ...note, text: home.products.programNote })),
  };
}

const modelNotes = footnotes(home.model.stats.map(({ source: from }) => from));
const cardSources = products.all.flatMap(({ cardMetrics }) =>
  cardMetrics.flatMap(({ source: from }) => from ?? []),
);

/** The notes of the page's figures, numbered through it. */
export const homeNotes = {
  model: modelNotes,
  products: withLevels(footnotes(cardSources, modelNotes.next)),
};
