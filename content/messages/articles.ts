export const pagerMessages = {
  pages: 'Pages',
  range: (first: number, last: number, all: number) => `${first} to ${last} of ${all} articles`,
  newer: 'Newer',
  older: 'Older',
} as const;

export const articleListMessages = {
  /** Breadcrumb and title from the second page on. */
  page: (number: number) => `Page ${number}`,
  titleOfPage: (title: string, number: number, all: number) => `${title}, page ${number} of ${all}`,
  read: 'Read full article',
  next: 'Read next',
  categories: 'Categories',
  all: 'All',
  tags: 'Tags',
} as const;

/** For screen readers, before each number of a comparison. */
export const articleFigure = { before: 'First', after: 'then' } as const;

export const articleHead = {
  back: 'Back to Insights',
  author: 'Author',
  published: 'Published',
  readTime: 'Read time',
} as const;

/** The way to the demo below articles and press releases; `within` is the latest reply. */
export const invitation = {
  title: 'See it on a process of yours',
  text: (within: string) => `Say which one in the form. A person replies within ${within}.`,
} as const;
