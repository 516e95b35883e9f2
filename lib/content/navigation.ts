import 'server-only';
import { z } from 'zod';
import {
  navigation as record,
  startingPoints as complete,
  type Entry,
  type Menu,
  type Navigation,
} from '@/content/navigation';
import { pageExists } from './pages';

export type { Column, Entry, Menu, Navigation } from '@/content/navigation';

const entry = z.object({
  label: z.string().min(1),
  href: z.string().startsWith('/'),
  text: z.string().max(48).optional(),
});
const entries = z.array(entry).min(1);
const menu = z.object({ id: z.string().regex(/^[a-z]+$/), label: z.string().min(1), entries });

z.object({
  main: z.array(z.union([menu, entry])),
  columns: z.array(z.object({ title: z.string().min(1), entries })),
  legal: entries,
}).parse(record);

/** Tells a menu from a plain link. */
export function isMenu(item: Entry | Menu): item is Menu {
  return 'entries' in item;
}

/**
 * Leaves out every link whose page does not exist, and then every menu and column left without links.
 *
 * @param all The complete navigation.
 * @param exists Says whether the page of a link exists.
 */
export function withExistingPages(all: Navigation, exists: (href: string) => boolean): Navigation {
  const kept = (links: Entry[]) => links.filter((link) => exists(link.href));
  const keptMenu = ({ feature, foot, ...rest }: Menu): Menu[] => {
    const left = {
      ...rest,
      entries: kept(rest.entries),
      ...(feature && exists(feature.href) && { feature }),
      ...(foot && exists(foot.link.href) && { foot }),
    };
    return left.entries.length > 0 || left.feature || left.foot ? [left] : [];
  };
  return {
    main: all.main.flatMap<Entry | Menu>((item) => (isMenu(item) ? keptMenu(item) : kept([item]))),
    columns: all.columns
      .map((column) => ({ ...column, entries: kept(column.entries) }))
      .filter((column) => column.entries.length > 0),
    legal: kept(all.legal),
  };
}

/** The navigation as it stands now: a link exists only when its page does. */
export const navigation = withExistingPages(record, pageExists);

/** The pages that the search offers by itself. */
export const startingPoints = complete.filter(({ href }) => pageExists(href));
