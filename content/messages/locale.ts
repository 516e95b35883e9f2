/** BCP 47 language with region. Documents, mails, feeds, dates and numbers follow it. */
export const locale = 'en-US';

export const direction: 'ltr' | 'rtl' = 'ltr';

/** Currency of the invoice on /products and the sum on /demo. */
export const currency = 'USD';

/** Formats a number in the site's language. */
export const formatNumber = (count: number) => count.toLocaleString(locale);

/** Formats a count with its noun. */
export const formatCount = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
