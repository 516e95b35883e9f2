import type { DemoRecord } from './demo.schema';
import { site } from './site';

/** The page that says how a demo is requested, and what follows. */
export const demo: DemoRecord = {
  meta: {
    title: 'Request a Demo',
    description:
      'How to request a demo, what we ask for, and what happens between your request and the first call.',
  },
  eyebrow: 'One process, 30 minutes',
  title: 'Request a Demo',
  text: 'Use the “Request Demo” button in the navigation bar, or the one below. The form takes about a minute; the first time, you also confirm your email.',
  inBar: 'in the navigation bar, or the one ',
  fieldsTitle: 'What we ask',
  fields: [
    { label: 'Full Name', note: 'Letters and spaces, in any script' },
    { label: 'Business Email', note: 'Where we answer' },
    { label: 'Phone Number', note: 'With country code, 10 to 16 digits' },
    { label: 'Purpose', note: 'One process is enough' },
  ],
  stepsTitle: 'What happens next',
  steps: [
    {
      actor: 'agent',
      title: 'You sign in',
      text: 'Or you create an account, so that every request comes from a confirmed address.',
    },
    {
      actor: 'person',
      title: 'We read your purpose',
      text: `${site.answering.by} reads it and replies within ${site.answering.within}, by email.`,
    },
    {
      actor: 'agent',
      title: 'A 30-minute call',
      text: 'It is about one process, the systems it crosses and its baseline.',
    },
    {
      actor: 'person',
      title: 'A demo on that process',
      text: 'You see at least one checkpoint stop.',
    },
  ],
  payback: {
    kicker: 'Payback',
    title: 'When it has paid for itself',
    lead: 'Put in your own numbers. It is a sum and no promise, and nothing that you type leaves this page.',
    fields: {
      cases: { label: 'Cases a month', helper: 'All that arrive in one process', example: '12,000' },
      minutes: { label: 'Minutes a case', helper: 'Of a person’s work, today', example: '5' },
      hourly: { label: 'Cost of an hour, in $', helper: 'Wage, tax and desk', example: '38' },
      share: { label: 'Completed by the agent, in %', helper: 'The replay tells', example: '70' },
      price: {
        label: 'Price of a completed run, in $',
        helper: 'Average of the agreed kinds',
        example: '1.11',
      },
      fee: { label: 'Platform fee a month, in $', helper: 'One for all users', example: '6,000' },
      once: {
        label: 'Spent once, in $',
        helper: 'Measuring quarter, time of your people',
        example: '72,000',
      },
    },
    example:
      'The example follows the invoice of the pricing section: 12,000 cases a month of 5 minutes each, of which the agent completes 70%. The price is the average of both kinds, rounded, and no run is reopened. Spent once are $48,000 for the measuring quarter and $24,000 for the time of your own people. Illustrative data.',
    assumptionsTitle: 'What the sum takes for granted',
    assumptions: [
      'An hour that people get back is worth what it costs. If no other work waits for them, only the customer gains.',
      'Cases that are handed over, refused or failed take as long as they do today.',
      'Every completed run is right. Each one that is reopened costs a person’s minutes again.',
      'Every month counts in full, from the first run on. A start with a tenth of the cases, then half, takes longer. The baseline and the replay come before it.',
    ],
    more: [
      { label: 'How it is charged', href: '/products#pricing' },
      { label: 'When value starts', href: '/intellimate#timeline' },
    ],
  },
};
