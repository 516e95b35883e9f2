import type { IndustryRecord } from './schema';

export const travel: IndustryRecord = {
  slug: 'travel',
  title: 'Travel',
  drawing: 'travel',
  alsoCalled: ['aviation', 'airlines', 'airport'],
  line: 'Callers are rebooked before they hang up.',
  description:
    'The storm has passed, and a full departure hall holds tickets for flights that have left. Each change touches the booking, the fare rules and a payment file. Agents rebook within the fare rules while the caller is on the line.',
  checkpoint: { who: 'Shift supervisor', text: 'decides every refund above $200.', clock: '2 min' },
  challenges: [
    'Peaks ten times a normal day',
    'Fare rules across airline and agency systems',
    'Refunds still open after the trip',
  ],
  solutions: [
    'IntelliConverse agents inside the fare limits',
    'Replies that IntelliWorkflow drafts, with the rule',
    'Refund drafts with the clause beside them',
  ],
  outcomes: [
    {
      metric: 'Open cases at end of day',
      before: '3,200',
      after: '960',
      change: '−70%',
      source: 'open-cases',
    },
    {
      metric: 'Average handle time',
      before: '9 min 20 s',
      after: '5 min 36 s',
      change: '−40%',
      source: 'handle-time',
    },
    {
      metric: 'Cases resolved on time',
      before: '74%',
      after: '93%',
      change: '+19 pts',
      source: 'cases-on-time',
    },
  ],
  caseStudyUrl: '/industries/travel/case-study',
};
