import { currency, formatCount, formatNumber, locale } from './locale';

const formatDollars = (amount: number) =>
  amount.toLocaleString(locale, { style: 'currency', currency, maximumFractionDigits: 0 });

export const limitMessages = {
  dollars: formatDollars,
  label: 'Agents pay refunds up to',
  spoken: (limit: number, count: number) =>
    `${formatDollars(limit)}: ${formatCount(count, 'case waits', 'cases wait')} for a person`,
  marks: 'Limits to compare',
  mark: (count: number) => `${formatNumber(count)} wait`,
  waiting: (count: number) => (count === 1 ? 'case waits for a person' : 'cases wait for a person'),
  minutesUnit: 'min',
  minutes: (each: number) => `of the supervisor’s time at most, ${each} min for each refund`,
  wrong: (count: number, cost: number) =>
    `${count === 1 ? 'wrong refund' : 'wrong refunds'} that nobody saw${cost > 0 ? `, worth ${formatDollars(cost)}` : ''}`,
  key: 'Dot: an agent pays. Diamond: a person is asked. Cross: a wrong refund that nobody saw.',
  replayed: 'This weekend, replayed. Illustrative data.',
  send: (limit: number) => `The address of this page keeps ${formatDollars(limit)}. Send it to a colleague.`,
  undo: (limit: number) => `Back to ${formatDollars(limit)}`,
} as const;
