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
 * @param placeOf Where a value of a record stands, where that is better known than by its slug.
 */
export function collection<S extends z.ZodType<{ slug: string }>, Written>(
  name: string,
  schema: S,
  read: () => readonly Written[],
  placeOf?: PlaceOf<Written>,
): Collection<z.output<S>> {
  let known: Parsed<z.output<S>> | undefined;
  const parsed = () => (known ??= parse(schema, read(), placeOf ?? bySlugIn(name)));
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

/** The record after one, the first after the last. Without a second record there is none. */
export function nextOf<T>({ all, slugs }: Collection<T>, slug: string): T | undefined {
  const at = slugs.indexOf(slug);
  return at === -1 || all.length < 2 ? undefined : all[(at + 1) % all.length];
}

type PlaceOf<Written> = (record: Written, path: readonly PropertyKey[], index: number) => string;

const bySlugIn =
  (name: string): PlaceOf<unknown> =>
  (record, _path, index) =>
    `${name}/${slugOf(record, index)}`;

interface Parsed<T> {
  all: readonly T[];
  slugs: readonly string[];
  bySlug: ReadonlyMap<string, T>;
}

function parse<S extends z.ZodType<{ slug: string }>, Written>(
  schema: S,
  records: readonly Written[],
  placeOf: PlaceOf<Written>,
): Parsed<z.output<S>> {
  const faults: string[] = [];
  const bySlug = new Map<string, z.output<S>>();
  records.forEach((record, index) => {
    const { success, data, error } = schema.safeParse(record);
    if (!success) {
      for (const { path, message } of error.issues)
        faults.push(`${placeOf(record, path, index)}: ${path.join('.')}: ${message}`);
    } else if (bySlug.has(data.slug)) {
      faults.push(`${placeOf(record, ['slug'], index)}: slug: stands twice`);
    } else {
      bySlug.set(data.slug, data);
    }
  });
  if (faults.length > 0) throw new ContentFault(faults.join('\n'));
  return { all: [...bySlug.values()], slugs: [...bySlug.keys()], bySlug };
}
