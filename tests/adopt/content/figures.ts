import { casesByNumber } from './case-studies';

export const notes = {
  berths: 'Median of the berths in use, month after go-live against the month before.',
} as const;

export const caseNote = 'Result of one port.';
export const programNote = 'Counted by the port itself; the definition stands beside it.';
export const cases = casesByNumber;
