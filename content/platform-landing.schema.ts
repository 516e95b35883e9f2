import { z } from 'zod';
import { clock, hero, levels, line, link, listOf, meta, text } from '@/lib/schema/fields';
import { isChangeOf, wrongChange } from '@/lib/schema/measure';
import { source } from './figures.schema';

const head = { kicker: text, title: line };
const count = z.int().nonnegative();
const seconds = z.int().positive();

const traceLine = z.object({ time: clock, actor: text, evidence: text, action: text, result: text });

/** What a person may choose, the line it writes into the trace, and how the run goes on. */
const choice = z.object({
  title: line,
  text,
  evidence: text,
  action: text,
  result: text,
  then: traceLine,
});

/** The screen on which people decide: what waits, and one case opened. Times are counted from `now`. */
const inbox = z.object({
  ...head,
  lead: text,
  name: line,
  /** What the data are, and what can be done here. */
  label: line,
  caption: text,
  now: clock,
  /** Initials of who sits in front of it. */
  face: line.max(3),
  waiting: listOf({ title: line, process: text, who: text, limit: text, since: clock, seconds }),
  decided: z.object({ count, items: listOf({ title: line, time: line, text }) }),
  lapsed: count,
  case: z.object({
    /** In the list of what waits. */
    title: line,
    process: text,
    number: line,
    who: text,
    question: line,
    why: text,
    since: clock,
    seconds,
    otherwise: text,
    /** How much is permitted, and how much is asked for. */
    limit: z
      .object({
        text,
        within: z.number().positive(),
        asked: z.number().positive(),
        over: text,
      })
      .refine(({ within, asked, over }) => over.replaceAll(',', '').includes(String(asked - within)), {
        path: ['over'],
        error: 'names another difference between what is asked for and what is permitted',
      }),
    sources: listOf({ time: clock, title: line, text, quoted: z.boolean().default(false) }),
    ways: listOf({ title: line, cost: text, note: text, proposed: z.boolean().default(false) }),
    /** What the person looks at. */
    sees: text,
    trace: z.array(traceLine),
    decidedAt: clock,
    choices: z.tuple([choice, choice, choice]),
    /** How cases like it ended: by choice, in their order. */
    past: z.tuple([count, count, count]),
  }),
});

/** The platform landing page. */
export const platformLandingSchema = z.object({
  meta,
  hero: hero.extend({ primary: link, secondary: link, more: link }),
  inbox: inbox.optional(),
  /** Each with where it can be checked. */
  advantages: z.object({ ...head, items: listOf({ title: text, text, more: link.optional() }) }),
  capabilities: z.object({
    ...head,
    lead: text,
    items: listOf({ title: text, text, by: text, person: z.boolean().default(false) }),
  }),
  /** Areas of work, each with the one number that stands for it. */
  areas: z.object({
    ...head,
    items: z.array(
      z
        .object({
          title: text,
          text,
          /** By slug. */
          modules: z.array(text),
          measure: text,
          change: text,
          levels,
          source,
        })
        .refine((item) => isChangeOf(item.levels, item.change), { path: ['change'], error: wrongChange }),
    ),
  }),
  modules: z.object({ ...head, more: link }),
  closing: z.object({ title: line, text, action: text }),
});

/** The platform landing page as it is written. */
export type PlatformLandingRecord = z.input<typeof platformLandingSchema>;
