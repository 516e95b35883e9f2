import type { IndustryRecord } from './schema';

export const healthcare: IndustryRecord = {
  slug: 'healthcare',
  title: 'Healthcare',
  motif: 'healthcare',
  line: 'Paperwork moves. Clinical decisions stay put.',
  description:
    'On Friday a referral arrives by fax. It is typed on Monday, and goes back on Tuesday for one missing document. Agents read it on arrival, ask the practice for what is missing and fill in the portal with the source beside each field. A clinician accepts or returns every referral, and none is accepted by default.',
  challenges: ['Referrals by fax and portal', 'Missed appointments', 'Pre-authorization forms'],
  solutions: [
    'Referral intake that stops for a clinician',
    'Appointment calls without clinical content',
    'Forms drafted with the source of each answer',
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
      metric: 'Missed appointments per 100',
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
  limits: 'No diagnosis and no triage. Agents move the paperwork; clinicians decide.',
  caseStudyUrl: '/industries/healthcare/case-study',
};
