import { z } from 'zod';
import { line } from './schema/fields';
import { productSchema } from './products/schema';

/** `text` is the line beneath it in a menu, `glyph` the drawing beside it. */
const entry = z.object({
  label: line,
  href: line.startsWith('/'),
  text: line.max(48).optional(),
  glyph: productSchema.shape.icon.optional(),
});

export type Entry = z.output<typeof entry>;

const id = z.string().regex(/^[a-z-]+$/);

/** On a phone, a group that opens; with `rows`, one row for each entry. */
const menu = z.object({
  id,
  label: line,
  entries: z.array(entry).min(1),
  /** Card at the side of a wide menu. */
  feature: entry.extend({ text: line.optional(), action: line }).optional(),
  /** Row at the foot of a wide menu. On a phone these come last. */
  foot: z.array(entry).optional(),
  onPhones: z.enum(['group', 'rows']),
});

export type Menu = z.output<typeof menu>;

const column = z.object({ id, title: line, entries: z.array(entry).min(1) });
export type Column = z.output<typeof column>;

/** `startingPoints` appear in an empty search and without results. */
export const navigationSchema = z.object({
  main: z.array(z.union([menu, entry])),
  columns: z.array(column),
  legal: z.array(entry),
  startingPoints: z.array(entry),
});

export const isMenu = (item: Entry | Menu): item is Menu => 'entries' in item;
