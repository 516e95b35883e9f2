/** BCP 47 language with region. Documents, mails, feeds, dates and numbers follow it. */
export const locale = 'en-US';

/** Currency of the invoice on /products and the sum on /demo. */
export const currency = 'USD';

const format = new Intl.NumberFormat(locale);

/** Formats a number in the site's language. */
export const formatNumber = (count: number) => format.format(count);

/** Formats a count with its noun. */
export const formatCount = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
