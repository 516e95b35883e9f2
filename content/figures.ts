import { casesByNumber } from './case-studies';

/** The standing notes under figures: what is measured, for whom, against what. */
export const notes = {
  'N-a':
    'Work completed per person-hour in the processes in scope; program average; quarter after go-live against the client’s own quarter before.',
  'N-b':
    'Program benefit divided by program cost over 24 months, less one; average of programs with two full years of data.',
  'N-c':
    'Cost per handled case. 70% is the best process measured; 45% is typical across processes. Same baseline rule.',
  'N-d': 'Share of client teams that rated their program 4 or 5 out of 5 at the latest quarterly review.',
} as const;

/** Under a figure of a case study; the study follows. */
export const caseNote = 'Result of one named case study. One client’s result is evidence and no promise.';

/** Under a figure of a program. */
export const programNote =
  'Program figure without a published case study; definition in the sentence next to it.';

/** The case studies that figures cite. */
export const cases = casesByNumber;
