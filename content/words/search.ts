/** The button that opens the search, on every page; the search itself is in search-dialog.ts. */
export const searchButton = {
  label: 'Search',
  /** Shown over the button. The key in brackets opens the search too. */
  title: 'Search (/)',
  /** A toast. */
  notLoaded: 'The search could not be loaded. Check your connection and try again.',
} as const;
