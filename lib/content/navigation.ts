import 'server-only';
import { navigation as record } from '@/content/navigation';
import { type Entry, type Menu, navigationSchema } from '@/content/navigation.schema';
import { parseRecord } from './parse-record';

export type { Column, Entry, Menu } from '@/content/navigation.schema';

export function isMenu(item: Entry | Menu): item is Menu {
  return 'entries' in item;
}

export const { startingPoints, ...navigation } = parseRecord(
  'content/navigation.ts',
  navigationSchema,
  record,
);
