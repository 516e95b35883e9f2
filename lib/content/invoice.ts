import 'server-only';
import { currency, locale } from '@/content/messages/locale';

const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
const count = new Intl.NumberFormat(locale);
const printed = (cents: number) => money.format(cents / 100).replace('-', '−');

interface Line {
  what: string;
  count: number;
  price: number;
}

/** Adds an invoice up in whole cents. Zero is free of charge, a negative price is a credit. */
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
