import type { ProductRecord } from './schema';

export const intellireach: ProductRecord = {
  slug: 'intellireach',
  title: 'IntelliReach',
  subtitle: 'Personalized marketing and outreach',
  menu: 'Marketing and outreach',
  description:
    'Using data customers share, agents write to them. A manager first approves 50 random messages.',
  icon: 'reach',
  meta: {
    title: 'IntelliReach: outreach with evidence',
    description:
      'Personalized marketing and outreach in which each sentence shows the customer fact behind it, and a manager first approves 50 random messages.',
  },
  cardMetrics: [
    { label: 'Response rate', value: '3.1x', source: 'response-rate' },
    { label: 'Time to launch', value: '−65%', source: 'launch-time' },
  ],
  mock: {
    kind: 'campaign',
    title: 'Past guests, autumn letter',
    state: '3 letters',
    sums: [
      { label: 'Past guests', value: 3334, part: 'all' },
      { label: 'Excluded first', value: 214, part: 'out' },
      { label: 'No letter, 10%', value: 312, part: 'held' },
      { label: 'To be written to', value: 2808, part: 'sent' },
    ],
    segments: [
      { name: 'Two autumn stays', people: 1240, consent: 'email', letter: 'A' },
      { name: 'Lake path walkers', people: 860, consent: 'email', letter: 'B' },
      { name: 'Midweek guests', people: 614, consent: 'post', letter: 'A' },
      { name: 'School holidays', people: 406, consent: 'email', letter: 'C' },
    ],
    letter: {
      id: 'B',
      sentences: [
        { text: 'You walked the lake path twice last autumn.', fact: 'Stays, activity booked' },
        { text: 'It opens again on October 9.', fact: 'House calendar' },
        { removed: true, text: 'You will love the new spa.', reason: 'No fact, sentence removed' },
      ],
    },
    read: { done: 38, of: 50 },
    stop: { who: 'Brand manager', text: 'has read 38 of 50.', otherwise: 'Nothing is sent before that.' },
    caption: '312 of the 3,120 get no letter, so that its effect can be measured.',
  },
  about: {
    line: 'Forty small groups deserve a letter.',
    paragraphs: [
      'A loyalty manager has 1.4 million members, four segments and one newsletter that 2% open with interest. She can name forty smaller groups that deserve a letter of their own. At 20 working days a letter, that is more than three years of somebody’s work.',
      'IntelliReach starts with the people who must not be written to: open complaints, bereavement, minors. It selects the rest from data they agreed to share. Each sentence comes from a field in the recipient’s record; without a fact it writes none.',
      'A batch that is being sent halts by itself when complaints pass 0.1%.',
    ],
  },
  featuresLine: 'Every sentence has a fact behind it.',
  features: [
    'Fact-bound sentences: Point at “your third May with us” and see the three bookings it was written from.',
    'Exclusion first: Agents first decide who must not get a letter. The autumn letter left out 214 names that way.',
    'Channel fit: Agents use email, message or call, whichever the person answered last. Three unanswered emails are the last.',
    'Stop rule: Too many complaints halt the batch without a meeting. Only the brand manager can release it again.',
    'Holdout groups: 10% get nothing, 312 of 3,120 for the autumn letter, so the effect can be measured.',
    'Reply handling: An answer becomes a case with an owner. The question “Is the sauna open again?” goes to the front desk.',
  ],
  benefitsLine: 'There is time for forty letters.',
  benefits: [
    'A group of 300 guests becomes worth writing for.',
    'Fewer people unsubscribe, because fewer get what they did not want.',
    'Legal approves a template once instead of texts every day.',
    'Finance believes the result, because 10% got no letter.',
    'Sales gets each reply with the booking that it is about.',
  ],
  resultsLead:
    'These are campaigns of the first quarter after go-live, compared with the mass mailings they replaced.',
  keyMetrics: [
    {
      metric: 'Response rate',
      value: '3.1x',
      improvement: 'up',
      description: '1.3% to 4.0% of recipients answered',
      levels: { before: '1.3%', after: '4.0%' },
      source: 'response-rate',
    },
    {
      metric: 'Campaign launch time',
      value: '65%',
      improvement: 'down',
      description: '20 working days to 7, from the brief to the first message',
      levels: { before: '20', after: '7' },
      source: 'launch-time',
    },
    {
      metric: 'Cost per qualified lead',
      value: '38%',
      improvement: 'down',
      description: '$84 to $52 for each lead that sales accepted',
      levels: { before: '$84', after: '$52' },
      source: 'lead-cost',
    },
    {
      metric: 'Unsubscribes',
      value: '45%',
      improvement: 'down',
      description: '40 to 22 per 10,000 recipients',
      levels: { before: '40', after: '22' },
      source: 'unsubscribes',
    },
  ],
  industries: [
    {
      name: 'Hospitality',
      drawing: 'hospitality',
      specificBenefit:
        'Agents write to past guests according to how they stayed. A guest with an open complaint hears from the hotel’s duty manager first.',
      caseStudy: 'The response rate reached 3.1x that of the earlier mass mailing.',
      source: 'response-rate',
    },
    {
      name: 'Telecom',
      drawing: 'telecom',
      specificBenefit:
        'Agents advise on plans from three months of usage, and the first option is always to change nothing.',
      caseStudy: 'Unsubscribes fell by 45%, from 40 to 22 per 10,000 recipients.',
      source: 'unsubscribes',
    },
    {
      name: 'Banking',
      drawing: 'banking',
      specificBenefit:
        'Agents keep service notices apart from offers, so that a payment alert never carries a promotion.',
      caseStudy: 'Launch time per campaign fell by 65%, from 20 working days to 7.',
      source: 'launch-time',
    },
  ],
  checkpoint: {
    title: 'A manager approves 50 random messages first',
    waits: 'Send the letter?',
    process: 'Letters to guests',
    who: 'brand manager',
    question: 'Send the autumn letter to 2,808 guests?',
    why: 'Every batch is yours to release.',
    evidence: [
      { title: '50 messages', text: 'Drawn at random, each sentence with its fact.' },
      { title: 'Excluded first', text: '214 people with open complaints, bereavement or no consent.' },
      { title: 'Prices', text: 'The letter names one, and the house calendar confirms it.' },
    ],
    time: '1 working day',
    seconds: 28_800,
    left: 18_734,
    otherwise: 'The batch is not sent.',
    approved: '2,808 messages are sent. Sending stops at the third complaint.',
    declined: 'Nothing is sent. The agent writes the letter again.',
  },
  brings: 'Messages in which every sentence rests on a fact',
  closing: {
    title: 'Read the message before it goes',
    text: 'Choose a campaign, and name the people who must not get it. You read 50 random messages and the facts behind them.',
  },
};
