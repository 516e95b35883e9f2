import 'server-only';
import type { z } from 'zod';
import { ContentFault } from './content-fault';

/** A family of records. */
export interface Collection<T> {
  readonly all: readonly T[];
  readonly slugs: readonly string[];
  get: (slug: string) => T | undefined;
}

/** A record as it is written. One of a Markdown file says where in it a value is. */
interface Written {
  slug: string;
  place?: (path: readonly PropertyKey[]) => string;
}

/**
 * A family of records, parsed when the first of them is asked for: a server that shows none of them reads none. A bad
 * one stops the build. Every fault is reported at once, each as `products/slug: path: message`; a slug may stand once.
 *
 * @param name The family's folder in content/.
 * @param schema What one record must be.
 * @param read Gives the records in the order they are shown.
 */
export function createCollection<S extends z.ZodType<{ slug: string }>>(
  name: string,
  schema: S,
  read: () => readonly Written[],
): Collection<z.output<S>> {
  let known: ReadonlyMap<string, z.output<S>> | undefined;
  const records = () => (known ??= parse(name, schema, read()));
  return {
    get all() {
      return [...records().values()];
    },
    get slugs() {
      return [...records().keys()];
    },
    get: (slug) => records().get(slug),
  };
}

/** The record after one, the first after the last. Without a second record there is none. */
export function getNext<T>({ all, slugs }: Collection<T>, slug: string): T | undefined {
  const at = slugs.indexOf(slug);
  return at === -1 || all.length < 2 ? undefined : all[(at + 1) % all.length];
}

function parse<S extends z.ZodType<{ slug: string }>>(name: string, schema: S, written: readonly Written[]) {
  const faults: string[] = [];
  const bySlug = new Map<string, z.output<S>>();
  for (const record of written) {
    const fail = (path: readonly PropertyKey[], message: string) =>
      faults.push(`${record.place?.(path) ?? `${name}/${record.slug}`}: ${path.join('.')}: ${message}`);
    const { data, error } = schema.safeParse(record);
    if (error) for (const { path, message } of error.issues) fail(path, message);
    else if (bySlug.has(record.slug)) fail(['slug'], 'stands twice');
    else bySlug.set(record.slug, data);
  }
  if (faults.length > 0) throw new ContentFault(faults.join('\n'));
  return bySlug;
}
