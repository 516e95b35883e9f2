/** Between the pages of a list of articles. */
export const pagerWords = {
  pages: 'Pages',
  range: (first: number, last: number, all: number) => `${first} to ${last} of ${all} articles`,
  newer: 'Newer',
  older: 'Older',
} as const;

/** Around the lists of articles. */
export const articleListWords = {
  /** The last step of the breadcrumb, and the title, from the second page on. */
  page: (number: number) => `Page ${number}`,
  titleOfPage: (title: string, number: number, all: number) => `${title}, page ${number} of ${all}`,
  /** On a card. */
  read: 'Read full article',
  /** Over the article that follows. */
  next: 'Read next',
  categories: 'Categories',
  /** Leads from the categories to the list of all. */
  all: 'All',
  tags: 'Tags',
} as const;

/** The head of an article. */
export const articleHead = {
  back: 'Back to Insights',
  author: 'Author',
  published: 'Published',
  readTime: 'Read time',
} as const;

/** At the end of an article and of a press release: the way to the demo. `within` is when an answer comes at the latest. */
export const invitation = {
  title: 'See it on a process of yours',
  text: (within: string) => `Say which one in the form. A person replies within ${within}.`,
} as const;
