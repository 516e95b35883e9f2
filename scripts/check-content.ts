import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ContentFault } from '../lib/content/content-fault.ts';
import { createPlaceFinder } from './content-places.ts';
import { createModuleLoader } from './load-module.ts';

interface Issues {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}

const hasIssues = (cause: unknown): cause is Error & Issues =>
  cause instanceof Error && 'issues' in cause && Array.isArray(cause.issues);

export async function checkContent(projectDir: string, cache: string): Promise<void> {
  const load = createModuleLoader(projectDir, cache);
  const readers = readdirSync(join(projectDir, 'lib/content')).filter((name) => name.endsWith('.ts'));
  for (const name of readers) {
    try {
      // Families read their records when the first is asked for.
      for (const value of Object.values((await load(`lib/content/${name}`)) as object)) readSlugs(value);
    } catch (cause) {
      throw addPlace(cause, projectDir);
    }
  }
}

const readSlugs = (value: unknown) => (value as { slugs?: unknown } | null | undefined)?.slugs;

function addPlace(cause: unknown, projectDir: string): unknown {
  const places = createPlaceFinder(projectDir);
  if (hasIssues(cause)) {
    const reader = /lib\/content\/[\w-]+\.ts/.exec((cause.stack ?? '').replaceAll('\\', '/'))?.[0];
    const faults = cause.issues.map(({ path, message }) => {
      const place = (reader && places.findRecord(reader, path)) ?? 'content';
      return `${place}: ${path.join('.')}: ${message}`;
    });
    return new ContentFault(faults.join('\n'));
  }
  const isTold = cause instanceof Error && cause.name === 'Content';
  return isTold
    ? new ContentFault(
        cause.message
          .split('\n')
          .map((line) => places.addFile(line))
          .join('\n'),
      )
    : cause;
}
