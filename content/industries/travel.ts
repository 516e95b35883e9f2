import type { IndustryRecord } from './schema';

export const travel: IndustryRecord = {
  slug: 'travel',
  title: 'Travel',
  motif: 'travel',
  alsoCalled: ['aviation', 'airlines', 'airport'],
  line: 'Rebooked while the line is still open.',
  description:
    'The storm has passed, and a full departure hall still holds tickets for flights that left. Each change crosses the booking, the fare rules and a payment file. Agents rebook inside the fare while the caller is on the line. A refund above $200 waits for the shift supervisor, who has two minutes.',
  challenges: [
    'Disruption peaks of ten normal days',
    'Fare rules across global distribution systems (GDS) and New Distribution Capability (NDC) offers',
    'Refunds that outlive the trip',
  ],
  solutions: [
    'Disruption agents that stay inside fare limits, with IntelliConverse',
    'Drafted servicing with the rule cited, with IntelliWorkflow',
    'A checkpoint on every refund above $200',
  ],
  outcomes: [
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
    {
      metric: 'Open cases at end of day',
      before: '3,200',
      after: '960',
      change: '−70%',
      source: 'open-cases',
    },
  ],
  caseStudyUrl: '/industries/travel/case-study',
};
