import 'server-only';
import type { z } from 'zod';

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
 */
export function collection<S extends z.ZodType<{ slug: string }>>(
  name: string,
  schema: S,
  records: readonly unknown[],
): Collection<z.output<S>> {
  const faults: string[] = [];
  const bySlug = new Map<string, z.output<S>>();
  records.forEach((record, index) => {
    const place = `${name}/${slugOf(record, index)}`;
    const parsed = schema.safeParse(record);
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues)
        faults.push(`${place}: ${path.join('.')}: ${message}`);
    } else if (bySlug.has(parsed.data.slug)) {
      faults.push(`${place}: slug: stands twice`);
    } else {
      bySlug.set(parsed.data.slug, parsed.data);
    }
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return { all: [...bySlug.values()], slugs: [...bySlug.keys()], get: (slug) => bySlug.get(slug) };
}
