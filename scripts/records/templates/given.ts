export interface Given {
  title: string;
  slug: string;
  /** The title, as long as search engines show one. */
  short: string;
  today: string;
  /** Number of a case study. */
  number: number;
  /** Slug of the first product. */
  product: string | undefined;
  /** Title of the first industry. */
  industry: string;
  /** First category of articles. */
  category: string;
}
