import { locale } from './locale.ts';

const format = new Intl.NumberFormat(locale);

/** A number as the site's language writes it. */
export const number = (count: number) => format.format(count);

/** A number and what it counts. */
export const counted = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`;
