import { currency, formatCount, formatNumber, locale } from './locale';

const formatDollars = (amount: number) =>
  amount.toLocaleString(locale, { style: 'currency', currency, maximumFractionDigits: 0 });

export const limitMessages = {
  dollars: formatDollars,
  label: 'Agents pay refunds up to',
  spoken: (limit: number, { waiting, minutes, wrong }: { waiting: number; minutes: number; wrong: number }) =>
    `${formatDollars(limit)}: ${formatCount(waiting, 'case waits', 'cases wait')} for a person, ${minutes} min, ${formatCount(wrong, 'wrong refund', 'wrong refunds')} paid unchecked`,
  marks: 'Limits to compare',
  mark: (count: number) => `${formatNumber(count)} wait`,
  waiting: (count: number, refunds: number) =>
    `${count === 1 ? 'case waits' : 'cases wait'} for a person: ${formatCount(refunds, 'refund', 'refunds')}, ${formatNumber(count - refunds)} of other kinds`,
  minutesUnit: 'min',
  minutes: (each: number) => `of supervisor time at most, ${each} min for each refund`,
  wrong: (count: number, cost: number) =>
    `${count === 1 ? 'wrong refund' : 'wrong refunds'} ${cost > 0 ? `(${formatDollars(cost)}) ` : ''}paid unchecked`,
  key: 'Dot: an agent pays. Diamond: a person is asked. Cross: a wrong refund, paid unchecked.',
  replayed: 'This weekend, replayed. Illustrative data.',
  copy: (limit: number) => `Copy a link to ${formatDollars(limit)}`,
  copied: 'Link copied',
  /** The browser forbids copying. */
  notCopied: 'Copy the address.',
  undo: (limit: number) => `Back to ${formatDollars(limit)}`,
} as const;
