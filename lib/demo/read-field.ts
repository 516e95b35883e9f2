import type { Tables } from '../supabase/database.types.ts';
import { type DemoField, fieldNames, getField } from './fields.ts';

/** The columns of the fields. An empty one is null. */
export type StoredFields = Pick<Tables<'demo_requests'>, DemoField | 'phone_typed'>;

/** Returns a field of a saved request as people read it: the number as it was typed, or its digits. */
export const readField = (row: Partial<Record<keyof StoredFields, string | null>>, name: DemoField): string =>
  (name === 'phone' && row.phone_typed?.trim()) || (row[name] ?? '');

/** Returns the fields that are not empty: those of one line, and the texts of several. */
export function splitFields(row: StoredFields): { lines: DemoField[]; texts: DemoField[] } {
  const filled = fieldNames.filter((name) => readField(row, name));
  const isText = (name: DemoField) => 'rows' in getField(name).control;
  return { lines: filled.filter((name) => !isText(name)), texts: filled.filter(isText) };
}

/** Returns the link that dials a number. Only a typed plus or 00 says that it begins with a country's code. */
export function getPhoneHref({ phone, phone_typed }: Pick<StoredFields, 'phone' | 'phone_typed'>): string {
  const isInternational = /^\s*\(?(\+|00)/.test(phone_typed ?? '');
  return isInternational ? `tel:+${phone}` : `tel:${phone}`;
}
