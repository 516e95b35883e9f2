import type { ProductRecord } from './schema';

export const intellireach: ProductRecord = {
  slug: 'intellireach',
  title: 'IntelliReach',
  subtitle: 'Personalized marketing and outreach',
  menu: 'Marketing and outreach',
  description: 'Campaigns written from consented facts, sample-approved by a brand owner, stopped by rule.',
  icon: 'reach',
  meta: {
    title: 'IntelliReach: outreach with evidence',
    description:
      'Personalized marketing and outreach in which each sentence shows the customer fact behind it and a brand owner approves the sample.',
  },
  cardMetrics: [
    { label: 'Response rate', value: '3.1x', source: 'PF' },
    { label: 'Launch time', value: '−65%', source: 'PF' },
  ],
  panel: {
    kind: 'run',
    name: 'Past guests, autumn letter',
    lines: [
      { time: '09:10:02', actor: 'agent', text: 'Audience 3,120 after 214 exclusions' },
      { time: '09:10:40', actor: 'agent', text: 'Sentence 3 removed, no fact' },
      { time: '09:12:05', actor: 'person', text: 'Brand owner reads 50 of 3,120' },
      { time: '11:05:31', actor: 'agent', text: 'Released, 312 held out' },
    ],
    caption: '312 of the 3,120 hear nothing. Their bookings are what the letter is measured against.',
  },
  about: {
    title: 'Forty small groups worth a letter',
    paragraphs: [
      'A loyalty manager has 1.4 million members, four segments and one newsletter that 2% open with interest. She can name forty smaller groups that deserve a letter of their own. Writing for them by hand takes longer than the season lasts.',
      'IntelliReach starts with the people who must not be written to: open complaints, bereavement, minors. It selects the rest from consented data and ties each sentence to a fact on the recipient’s record. No fact, no sentence.',
      'Nothing leaves until the brand owner has read a random 50 messages and every price claim. The owner has one working day. If nobody answers, the batch is not sent. Once it runs, it halts by itself when complaints pass 0.1%.',
    ],
  },
  steps: [
    {
      actor: 'agent',
      title: 'Select',
      text: 'An audience from consented data, exclusions first: open complaints, bereavement, minors.',
    },
    {
      actor: 'agent',
      title: 'Write',
      text: 'Each sentence is tied to a fact about the recipient, or it is removed.',
    },
    {
      actor: 'person',
      title: 'Checkpoint',
      text: 'The brand owner reads a random 50 and every price claim, and releases or returns the batch.',
    },
    { actor: 'agent', title: 'Send and watch', text: 'The batch halts by itself if complaints pass 0.1%.' },
  ],
  featuresTitle: 'What is behind every message',
  features: [
    'Fact-bound sentences: Point at a line and see the field it was written from.',
    'Exclusion first: Who must not be written to is decided before who should.',
    'Channel fit: Email, message or call list, by what the person answered last time.',
    'Stop rule: A complaint rate halts the batch without a meeting.',
    'Holdout groups: 10% hear nothing, so the effect can be measured.',
    'Reply handling: An answer becomes a case. No mailbox is left unread.',
  ],
  benefitsTitle: 'What changes in the campaign calendar',
  benefits: [
    'Small groups become worth writing for.',
    'Fewer people unsubscribe because fewer get what they did not want.',
    'Legal reviews patterns once instead of texts daily.',
    'Results are against a holdout, so finance believes them.',
    'Sales gets replies with context.',
  ],
  resultsLead: 'Program figures: campaigns after go-live against the broadcasts they replaced.',
  keyMetrics: [
    {
      metric: 'Response rate',
      value: '3.1x',
      improvement: 'up',
      description: '1.3% to 4.0% of recipients',
      levels: { before: '1.3%', after: '4.0%' },
      source: 'PF',
    },
    {
      metric: 'Campaign launch time',
      value: '65%',
      improvement: 'down',
      description: '20 working days to 7',
      levels: { before: '20', after: '7' },
      source: 'PF',
    },
    {
      metric: 'Cost per qualified lead',
      value: '38%',
      improvement: 'down',
      description: '$84 to $52',
      levels: { before: '$84', after: '$52' },
      source: 'PF',
    },
    {
      metric: 'Unsubscribes',
      value: '45%',
      improvement: 'down',
      description: '40 to 22 per 10,000',
      levels: { before: '40', after: '22' },
      source: 'PF',
    },
  ],
  industries: [
    {
      name: 'Hospitality',
      motif: 'hospitality',
      specificBenefit:
        'Writes to past guests by the pattern of their stays, and to nobody with a complaint still open.',
      caseStudy: 'The response rate reached 3.1x that of the earlier broadcast.',
      source: 'PF',
    },
    {
      name: 'Telecom',
      motif: 'telecom',
      specificBenefit:
        'Advises on plans from actual usage, and always includes the option to change nothing.',
      caseStudy: 'Unsubscribes fell by 45%, from 40 to 22 per 10,000 messages.',
      source: 'PF',
    },
    {
      name: 'Banking',
      motif: 'banking',
      specificBenefit:
        'Separates service notices from offers by rule, so that a payment alert never carries a promotion.',
      caseStudy: 'Launch time per campaign fell by 65%, from 20 working days to 7.',
      source: 'PF',
    },
  ],
  checkpoint: {
    title: 'Nothing leaves before 50 are read',
    who: 'The brand owner',
    sees: '50 random messages with their facts, and all price claims',
    time: '1 working day',
    otherwise: 'The batch is not sent.',
  },
  brings: 'Outreach in which each sentence has a fact',
  closing: {
    title: 'Read the message before it goes',
    text: 'Bring one campaign and the list of people who must not get it. You read the sample and the facts behind it.',
  },
};
