import type { IndustryRecord } from './schema';

export const healthcare: IndustryRecord = {
  slug: 'healthcare',
  title: 'Healthcare',
  drawing: 'healthcare',
  line: 'Agents do the paperwork. Clinicians decide.',
  description:
    'On Friday a referral arrives by fax. It is typed on Monday, and goes back on Tuesday for one missing document. Agents read it on arrival, ask the doctor for what is missing, and fill in the portal, citing a source for each field.',
  checkpoint: {
    who: 'Clinician',
    text: 'accepts or returns every referral. Until then it waits. No agent gives medical advice.',
  },
  challenges: ['Referrals by fax and portal', 'Missed appointments', 'Pre-authorization forms'],
  solutions: [
    'Agents check each referral and name what is missing',
    'Agents call about appointments, without clinical content',
    'Agents draft forms and show the source of each answer',
  ],
  outcomes: [
    {
      metric: 'Referral turnaround',
      before: '25 days',
      after: '13 days',
      change: '−48%',
      source: 'referral-time',
    },
    {
      metric: 'Missed appointments per\u00a0100',
      before: '15',
      after: '9',
      change: '−40%',
      source: 'missed-appointments',
    },
    {
      metric: 'Pre-authorization paperwork',
      before: '40 min',
      after: '26 min',
      change: '−35%',
      source: 'authorization-time',
    },
  ],
  caseStudyUrl: '/industries/healthcare/case-study',
};
