import 'server-only';
import { z } from 'zod';
import { foundry as foundryRecord } from '@/content/solutions/foundry';
import { gcc as gccRecord } from '@/content/solutions/gcc';
import { headed, lead, listOf, meta, text, words } from '@/lib/schema/fields';
import { source } from './sources';

const title = words(2, 9);
const link = z.object({ label: text, href: text.regex(/^[/#]|^mailto:/) });
const hero = z.object({ eyebrow: text, title, lead, primary: link, secondary: link });
const card = headed.refine((item) => item.text.split(' ').length <= 30, { error: 'has over 30 words' });
const levels = z.object({ before: text, after: text });
const change = text.regex(/^[−+×]\d[\d.]*(%| pts)?$/, 'is not a signed change');
const better = z.enum(['up', 'down']);

/** The AI Foundry. */
export const foundrySchema = z.object({
  meta,
  name: text,
  hero,
  process: z.object({
    title,
    scale: text,
    exit: text,
    phases: listOf({
      title: text,
      weeks: z.int().positive(),
      when: text,
      text: words(12, 30),
      exit: text,
      gate: z.boolean().default(false),
    }).refine((phases) => phases.reduce((sum, { weeks }) => sum + weeks, 0) === 12, {
      error: 'is not twelve weeks in all',
    }),
  }),
  services: z.object({
    kicker: text,
    title,
    claim: z.object({ value: text, label: text, text, source }),
    items: z.array(card).length(4),
  }),
  results: z.object({
    kicker: text,
    title,
    items: listOf({
      title: text,
      text: words(12, 30),
      motif: z.enum(['telecom', 'healthcare', 'banking', 'airlines']),
      measure: text,
      change,
      better,
      levels,
      source,
    }),
  }),
  figures: z.object({ title, items: listOf({ value: text, label: text, text, source }) }),
  reasons: z.object({ kicker: text, title, items: z.array(card).length(5) }),
  closing: z.object({ title, text: lead, action: text }),
});
export type Foundry = z.output<typeof foundrySchema>;

const minute = z.int().min(0).max(1440);

/** The capability centers. */
export const gccSchema = z.object({
  meta,
  name: text,
  hero,
  why: z.object({
    title,
    lead,
    items: z.array(card).length(4),
    day: z.object({
      title: text,
      caption: text,
      marks: z.array(text).length(4),
      rows: listOf({ label: text, text, from: minute, to: minute, kind: z.enum(['office', 'shift']) }),
    }),
  }),
  services: z.object({
    kicker: text,
    title,
    lead,
    ends: text,
    items: listOf({ title: text, text: words(12, 30), end: text, person: z.boolean().default(false) }),
  }),
  success: z.object({
    title,
    people: z.int().positive(),
    months: z.int().positive(),
    text: words(12, 30),
    caption: text,
    source,
    results: z.array(levels.extend({ label: text, change, better })).length(3),
    lessonTitle: text,
    lesson: text,
  }),
  closing: z.object({ title, text: lead, action: text, href: text.startsWith('mailto:') }),
});
export type Gcc = z.output<typeof gccSchema>;

/** The words and figures of the two pages. */
export const foundry = foundrySchema.parse(foundryRecord);
export const gcc = gccSchema.parse(gccRecord);
