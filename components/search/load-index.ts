import { isDevelopment } from '@/lib/env/deployment';
import type { SearchIndex } from '@/lib/search/index-file';

/** The index is missing, which only a development server can be before a build. */
export class NoIndexError extends Error {}

let loaded: Promise<SearchIndex> | undefined;

/** Loads the index once. After a failure the next call tries again. */
export function loadIndex(): Promise<SearchIndex> {
  loaded ??= request().catch((cause: unknown) => {
    loaded = undefined;
    throw cause;
  });
  return loaded;
}

async function request(): Promise<SearchIndex> {
  const response = await fetch('/search-index.json');
  if (response.ok) return (await response.json()) as SearchIndex;
  throw isDevelopment ? new NoIndexError() : new Error(`The search index answered ${response.status}`);
}
