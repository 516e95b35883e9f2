import 'server-only';
import { currency, formatNumber, locale } from '@/content/messages/locale';

const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
const printed = (cents: number) => money.format(cents / 100).replace('-', '−');

interface Line {
  what: string;
  count: number;
  price: number;
  /** A person refused the run, or an agent ended it. */
  actor?: 'agent' | 'person' | undefined;
}

/** Adds an invoice up in whole cents. A run without a price is free, one with a negative price is credited. */
export function calculateInvoice(fee: Pick<Line, 'what' | 'price'>, runs: readonly Line[]) {
  const toCents = ({ price }: { price: number }) => Math.round(price * 100);
  const sumOf = (lines: readonly Line[], read: (run: Line) => number) =>
    lines.reduce((sum, run) => sum + read(run), 0);
  const print = (line: Line) => ({
    ...line,
    count: formatNumber(line.count),
    price: printed(toCents(line)),
    amount: printed(line.count * toCents(line)),
  });
  const paid = runs.filter((run) => run.price > 0);
  const free = runs.filter((run) => run.price === 0);
  const credited = runs.filter((run) => run.price < 0);
  const total = toCents(fee) + sumOf(runs, (run) => run.count * toCents(run));
  const finished = sumOf(paid, (run) => run.count) - sumOf(credited, (run) => run.count);
  return {
    paid: [{ ...fee, count: 1 }, ...paid].map(print),
    free: free.map(print),
    credited: credited.map(print),
    freeCount: formatNumber(sumOf(free, (run) => run.count)),
    nothing: printed(0),
    total: printed(total),
    /** Nothing where no run was finished. */
    perRun: finished > 0 && printed(Math.round(total / finished)),
  };
}
