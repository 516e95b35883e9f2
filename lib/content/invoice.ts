import 'server-only';
import { currency, locale } from '@/content/messages/locale';

/** An amount as an invoice prints it. */
const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
const count = new Intl.NumberFormat(locale);
const printed = (cents: number) => money.format(cents / 100).replace('-', '−');

/** One line of an invoice: so many of something, at a price in dollars. */
interface Line {
  what: string;
  count: number;
  price: number;
}

/**
 * Adds an invoice up, in whole cents.
 *
 * @param lines What is charged; a price of zero is a line that costs nothing, a negative one a credit.
 * @returns Each line as it is printed, and the total.
 */
export function calculateInvoice(lines: readonly Line[]) {
  const sums = lines.map((line) => ({ ...line, cents: Math.round(line.price * 100) }));
  return {
    lines: sums.map(({ what, count: many, cents }) => ({
      what,
      count: count.format(many),
      price: printed(cents),
      amount: printed(many * cents),
    })),
    total: printed(sums.reduce((sum, { count: many, cents }) => sum + many * cents, 0)),
  };
}
