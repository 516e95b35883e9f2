import 'server-only';
import type { z } from 'zod';
import { ContentFault } from './content-fault';

/** A family of records. */
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
 * A family of records, parsed when the first of them is asked for: a server that shows none of them reads none. A bad
 * one stops the build. Every fault is reported at once, each as `products/slug: path: message`; a slug may stand once.
 *
 * @param name The family's folder in content/.
 * @param schema What one record must be.
 * @param read Gives the records in the order they are shown.
 * @param placeOf Where a value of a record stands, if better is known: the record's number, the path of the value.
 * @throws ContentFault when a record is asked for.
 */
export function collection<S extends z.ZodType<{ slug: string }>>(
  name: string,
  schema: S,
  read: () => readonly unknown[],
  placeOf?: PlaceOf,
): Collection<z.output<S>> {
  let known: Parsed<z.output<S>> | undefined;
  const parsed = () => (known ??= parse(name, schema, read(), placeOf));
  return {
    get all() {
      return parsed().all;
    },
    get slugs() {
      return parsed().slugs;
    },
    get: (slug) => parsed().bySlug.get(slug),
  };
}

type PlaceOf = (index: number, path: readonly PropertyKey[]) => string;

interface Parsed<T> {
  all: readonly T[];
  slugs: readonly string[];
  bySlug: ReadonlyMap<string, T>;
}

function parse<S extends z.ZodType<{ slug: string }>>(
  name: string,
  schema: S,
  records: readonly unknown[],
  placeOf: PlaceOf = (index) => `${name}/${slugOf(records[index], index)}`,
): Parsed<z.output<S>> {
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
  return { all: [...bySlug.values()], slugs: [...bySlug.keys()], bySlug };
}
