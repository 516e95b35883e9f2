import 'server-only';
import type { z } from 'zod';
import { type ContentFault, formatField, isContentFault } from './content-fault';
import { describeIssue, listIssues } from './define-record';
import { createContentFault } from './known-faults';

export interface Collection<Written, T> {
  readonly all: readonly T[];
  readonly slugs: readonly string[];
  get: (slug: string) => T | undefined;
  /** The records as they are in their files, whatever is wrong with them. */
  readonly written: readonly Written[];
}

/** Markdown knows the line of each value, and the faults of its text. */
interface Place {
  place?: (path: readonly PropertyKey[]) => string;
  faults?: readonly string[];
}

interface Slugged {
  slug: string;
}

/**
 * Creates a family of records, parsed on first use, so that other servers skip the work.
 * Bad records throw one ContentFault with all their faults; one that cannot be read at all is its fault.
 */
export function createCollection<S extends z.ZodType<Slugged>, Written extends Slugged & Place>(
  schema: S,
  read: () => readonly (Written | ContentFault)[],
): Collection<Written, z.output<S>> {
  let parsed: ReadonlyMap<string, z.output<S>> | ContentFault | undefined;
  const records = () => {
    parsed ??= parse(schema, read());
    if (isContentFault(parsed)) throw parsed;
    return parsed;
  };
  return {
    get all() {
      return [...records().values()];
    },
    get slugs() {
      return [...records().keys()];
    },
    get: (slug) => records().get(slug),
    get written() {
      return read().filter((record): record is Written => !isContentFault(record));
    },
  };
}

/** Returns the next record, the first after the last, or nothing if there is only one. */
export function getNext<T>(
  { all, slugs }: Pick<Collection<unknown, T>, 'all' | 'slugs'>,
  slug: string,
): T | undefined {
  const at = slugs.indexOf(slug);
  return at === -1 || all.length < 2 ? undefined : all[(at + 1) % all.length];
}

function parse<S extends z.ZodType<Slugged>>(
  schema: S,
  written: readonly ((Slugged & Place) | ContentFault)[],
) {
  const faults: ContentFault['faults'][number][] = [];
  const bySlug = new Map<string, z.output<S>>();
  for (const record of written) {
    if (isContentFault(record)) {
      faults.push(...record.faults);
      continue;
    }
    const fail = (path: readonly PropertyKey[], message: string) =>
      faults.push(
        record.place ? `${record.place(path)}: ${formatField(path, message)}` : { record, path, message },
      );
    faults.push(...(record.faults ?? []));
    try {
      const { data, error } = schema.safeParse(record, { error: describeIssue });
      if (error) for (const { path, message } of listIssues(error)) fail(path, message);
      else if (bySlug.has(data.slug)) fail(['slug'], 'is that of another record too');
      else bySlug.set(data.slug, data);
    } catch (cause) {
      // Records of another family have faults. The next record of this one may have its own.
      if (!isContentFault(cause)) throw cause;
      faults.push(...cause.faults);
    }
  }
  return faults.length > 0 ? createContentFault(faults) : bySlug;
}
