/**
 * The language of the site, as BCP 47 names it, with the region whose dates and numbers it writes. All that is said of
 * the language follows from it: the documents and mails, feeds, share cards and structured data.
 */
export const locale = 'en-US';

/** What prices are in: the invoice on /products and the sum on /demo. */
export const currency = 'USD';
