/** Where a figure comes from: a standing note, a case study, or a program without a published case study. */
export type Source =
  'N-a' | 'N-b' | 'N-c' | 'N-d' | 'PF' | 'CS1' | 'CS2' | 'CS3' | 'CS4' | 'CS5' | 'CS6' | 'CS7' | 'CS8';

/** The standing notes under figures: what is measured, for whom, against what. */
export const notes = {
  'N-a':
    'Work completed per person-hour in the processes in scope; program average; quarter after go-live against the client’s own quarter before.',
  'N-b':
    'Program benefit divided by program cost over 24 months, less one; average of programs with two full years of data.',
  'N-c':
    'Cost per handled case. 70% is the best process measured; 45% is typical across processes. Same baseline rule.',
  'N-d': 'Share of client teams that rated their program 4 or 5 out of 5 at the latest quarterly review.',
  /** Followed by the case study it cites. */
  'N-e': 'Result of one named case study. One client’s result is evidence and no promise.',
  'N-f': 'Program figure without a published case study; definition in the sentence next to it.',
} as const;

/** The case studies that figures cite. */
export const cases = {
  CS1: { slug: 'airline-cx-transformation', title: 'The queue that cleared before breakfast' },
  CS2: { slug: 'gds-travel-support-optimization', title: 'Forty-two minutes to six' },
  CS3: { slug: 'logistics-interaction-intelligence', title: 'Every call, heard once' },
  CS4: { slug: 'email-automation-logistics', title: 'The inbox with 62,000 letters' },
  CS5: { slug: 'intelliorder-pilot-dtw-2025', title: 'IntelliOrder: six days to two' },
  CS6: { slug: 'intelliresilience-telco-dr-solution', title: 'Fifty-five minutes to recovery' },
  CS7: { slug: 'intelliworkflow-query-automation', title: 'Seven screens, then two' },
  CS8: { slug: '7c4e19ab', title: 'What the dock cameras knew' },
} as const;
