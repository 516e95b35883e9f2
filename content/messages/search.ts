export const searchMessages = {
  title: 'Search',
  field: 'Search this site',
  loading: 'Loading the search…',
  startFrom: 'Start from',
  /** For screen readers. */
  found: 'Pages found',
  results: 'Results',
  count: (results: number) =>
    results === 0 ? 'No results' : results === 1 ? '1 result' : `${results} results`,
  nothing: (query: string) => `Nothing found for “${query}”`,
  nothingAdvice: 'Try fewer or other words, or begin with one of these pages.',
  notLoaded: 'The search could not be loaded',
  notLoadedAdvice: 'Check your connection and try again. Your search is still here.',
  /** Shown on a development server before any build. */
  noIndex: 'There is no search index yet',
  noIndexAdvice: 'Create it with npm run build.',
  keys: { choose: 'choose', enter: 'Enter', open: 'open', escape: 'Esc', close: 'close' },
} as const;
