/** What somebody has said of a new record, and what follows from it. */
export interface Given {
  /** As it was typed. */
  title: string;
  /** The end of its address, and the name of its file. */
  slug: string;
  /** YYYY-MM-DD */
  today: string;
  /** A number that no other record of its family has. */
  number: number;
  /** The slug of a product that there is, if there is one. */
  product: string | undefined;
  /** The name of a category of articles that there is. */
  category: string;
}
