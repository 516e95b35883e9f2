/**
 * The language of the site, as BCP 47 names it, with the region whose dates and numbers it writes. All that is said of
 * the language follows from it: the documents and mails, feeds, share cards and structured data.
 */
export const locale = 'en-US';

/** What prices are in: the invoice on /products and the sum on /demo. */
export const currency = 'USD';

const format = new Intl.NumberFormat(locale);

/** A number as the site's language writes it. */
export const formatNumber = (count: number) => format.format(count);

/** A number and what it counts. */
export const formatCount = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
