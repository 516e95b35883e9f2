export interface Given {
  title: string;
  slug: string;
  today: string;
  number: number;
  product: string | undefined;
  category: string;
}
