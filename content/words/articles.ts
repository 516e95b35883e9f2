/** Between articles, and between the pages of a list of them. */
export const pagerWords = {
  neighbors: 'More articles',
  previous: 'Previous',
  next: 'Next',
  pages: 'Pages',
  range: (first: number, last: number, all: number) => `${first} to ${last} of ${all} articles`,
  newer: 'Newer',
  older: 'Older',
} as const;
