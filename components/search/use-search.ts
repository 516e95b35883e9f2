import { useCallback, useEffect, useMemo, useState } from 'react';
import { groupNames } from '@/content/messages/pages';
import { createSearch, type SearchResult } from '@/lib/search/search';
import { loadIndex, NoIndexError } from './load-index';

export interface ResultGroup {
  name: string;
  results: (SearchResult & { place: number })[];
}

type Search = ReturnType<typeof createSearch>;

/** Answers a query once the index is loaded: the results by part of the site, the part with the best one first. */
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

  const groups = useMemo(() => (search && query !== '' ? byGroup(search(query)) : []), [search, query]);
  const state = search ? 'ready' : (problem ?? 'loading');
  return { state, groups, retry: load } as const;
}

function byGroup(results: readonly SearchResult[]): ResultGroup[] {
  const groups = Map.groupBy(results, ({ group }) => group);
  let place = 0;
  return [...groups].map(([group, list]) => ({
    name: groupNames[group],
    results: list.map((result) => ({ ...result, place: place++ })),
  }));
}
