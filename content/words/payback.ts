import { currency, locale } from './locale';

const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const amounts = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency,
  maximumFractionDigits: 0,
});
const printed = (value: number) => amounts.format(value).replace('-', '−');

/** The sum of payback. */
export const paybackWords = {
  count: (value: number) => plain.format(Math.round(value)),
  money: printed,
  /** The lines of the sum. */
  runs: 'Completed runs a month',
  hours: 'Hours that people get back',
  freed: 'What these hours cost',
  charged: 'What we would charge',
  left: 'Left each month',
  /** How it ends. */
  title: 'Paid back',
  after: (months: number) => `${plain.format(months)} months after the first run`,
  atOnce: 'within the first month of runs',
  late: 'after more than ten years. We would advise against it.',
  never: (loss: number) =>
    `never, at these numbers. Each month costs ${printed(loss)} more than it gives back.`,
  /** The two ends of the drawn line. */
  atFirst: (amount: number) => `First run: ${printed(amount)}`,
  atLast: (amount: number, months: number) => `After ${plain.format(months)} months: ${printed(amount)}`,
  unknown: 'once the marked fields are right',
  none: 'open',
  faults: {
    empty: 'Enter a number.',
    number: 'Use digits, such as 1,200 or 38.50.',
    range: (least: number, most: number) =>
      `Use a number from ${plain.format(least)} to ${plain.format(most)}.`,
  },
  again: 'Back to the example',
  /** Where no script counts. */
  still: 'Without scripts this stays the sum of the example.',
} as const;
