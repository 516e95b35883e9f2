import 'server-only';
import type { z } from 'zod';
import { ContentFault } from './content-fault';

/** A family of records, parsed once. */
export interface Collection<T> {
  readonly all: readonly T[];
  readonly slugs: readonly string[];
  get: (slug: string) => T | undefined;
}

const slugOf = (record: unknown, index: number): string =>
  typeof record === 'object' && record !== null && 'slug' in record && typeof record.slug === 'string'
    ? record.slug
    : `#${index}`;

/**
 * Parses a family of records, so that a bad one stops the build. It reports every fault at once, each as
 * `products/slug: path: message`, and refuses a slug that stands twice.
 *
 * @param name The family's folder in content/.
 * @param schema What one record must be.
 * @param records The records in the order they are shown.
 * @param placeOf Where a value of a record stands, if better is known: the record's number, the path of the value.
 * @throws ContentFault
 */
export function collection<S extends z.ZodType<{ slug: string }>>(
  name: string,
  schema: S,
  records: readonly unknown[],
  placeOf: (index: number, path: readonly PropertyKey[]) => string = (index) =>
    `${name}/${slugOf(records[index], index)}`,
): Collection<z.output<S>> {
  const faults: string[] = [];
  const bySlug = new Map<string, z.output<S>>();
  records.forEach((record, index) => {
    const parsed = schema.safeParse(record);
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues)
        faults.push(`${placeOf(index, path)}: ${path.join('.')}: ${message}`);
    } else if (bySlug.has(parsed.data.slug)) {
      faults.push(`${placeOf(index, ['slug'])}: slug: stands twice`);
    } else {
      bySlug.set(parsed.data.slug, parsed.data);
    }
  });
  if (faults.length > 0) throw new ContentFault(faults.join('\n'));
  return { all: [...bySlug.values()], slugs: [...bySlug.keys()], get: (slug) => bySlug.get(slug) };
}
