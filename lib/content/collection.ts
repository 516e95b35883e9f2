import 'server-only';
import type { z } from 'zod';
import { ContentFault } from './content-fault';

export interface Collection<T> {
  readonly all: readonly T[];
  readonly slugs: readonly string[];
  get: (slug: string) => T | undefined;
}

/** A record as it is written; Markdown records know the line of each value. */
interface Written {
  slug: string;
  place?: (path: readonly PropertyKey[]) => string;
}

/**
 * Creates a family of records, parsed on first use, so that other servers skip the work.
 * A bad record stops the build, and all faults are reported at once, as `products/slug: path: message`.
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

/** Returns the next record, the first after the last, or nothing if there is only one. */
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
