import type { IndustryRecord } from './schema';

export const travel: IndustryRecord = {
  slug: 'travel',
  title: 'Travel',
  drawing: 'travel',
  alsoCalled: ['aviation', 'airlines', 'airport'],
  line: 'Callers are rebooked before they hang up.',
  description:
    'The storm has passed, and the departure hall is full of people with tickets for canceled flights. Each change touches the booking, the fare rules and a payment file. Agents rebook within the fare rules while the caller is on the line.',
  checkpoint: { who: 'Shift supervisor', text: 'decides every refund above $200.', clock: '2 min' },
  challenges: [
    'Peak days with ten times the normal volume',
    'Fare rules across airline and agency systems',
    'Refunds still open after the trip',
  ],
  solutions: [
    'IntelliConverse rebooks callers within the fare limits',
    'IntelliConverse asks for facts, and IntelliWorkflow cites the rule',
    'Agents pay refunds up to $200 and cite the fare clause',
  ],
  outcomes: [
    {
      metric: 'Open cases at a help desk, end of day',
      before: '3,200',
      after: '960',
      change: '−70%',
      source: 'open-cases',
    },
    {
      metric: 'Average handle time at an airline',
      before: '9 min 20 s',
      after: '5 min 36 s',
      change: '−40%',
      source: 'handle-time',
    },
    {
      metric: 'Cases a help desk resolves on time',
      before: '74%',
      after: '93%',
      change: '+19 pts',
      source: 'cases-on-time',
    },
  ],
  caseStudyUrl: '/industries/travel/case-study',
};
