export interface Given {
  title: string;
  slug: string;
  today: string;
  number: number;
  module: string | undefined;
  category: string;
}
