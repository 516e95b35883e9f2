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

export const articleFigure = {
  /** For screen readers, before each number of a comparison. */
  before: 'First',
  after: 'then',
  mark: (unit: string) => `Each mark stands for ${unit}.`,
} as const;

export const articleHead = {
  back: 'Back to Insights',
  author: 'Author',
  published: 'Published',
  readTime: 'Read time',
} as const;
