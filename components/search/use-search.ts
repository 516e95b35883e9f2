import { useCallback, useEffect, useMemo, useState } from 'react';
import { groupNames } from '@/content/messages/pages';
import { createSearch, type SearchResult } from '@/lib/search/search';
import { loadIndex, NoIndexError } from './load-index';

export interface ResultGroup {
  name: string;
  results: (SearchResult & { place: number })[];
}

type Search = ReturnType<typeof createSearch>;

/** Answers a query once the index is loaded. Results are grouped by part of the site, best part first. */
export function useSearch(query: string) {
  const [search, setSearch] = useState<Search | null>(null);
  const [problem, setProblem] = useState<'failed' | 'missing' | null>(null);

  const load = useCallback(() => {
    loadIndex().then(
      (index) => {
        setProblem(null);
        setSearch(() => createSearch(index));
      },
      (cause: unknown) => setProblem(cause instanceof NoIndexError ? 'missing' : 'failed'),
    );
  }, []);
  useEffect(load, [load]);

  const groups = useMemo(() => (search && query !== '' ? groupResults(search(query)) : []), [search, query]);
  const state = search ? 'ready' : (problem ?? 'loading');
  return { state, groups, retry: load } as const;
}

function groupResults(results: readonly SearchResult[]): ResultGroup[] {
  const groups = Map.groupBy(results, ({ group }) => group);
  let place = 0;
  return [...groups].map(([group, list]) => ({
    name: groupNames[group],
    results: list.map((result) => ({ ...result, place: place++ })),
  }));
}
