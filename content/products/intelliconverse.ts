import type { ProductRecord } from './schema';

export const intelliconverse: ProductRecord = {
  slug: 'intelliconverse',
  title: 'IntelliConverse',
  subtitle: 'Omni-channel voice AI',
  menu: 'Omni-channel voice AI',
  description: 'Voice, chat and messaging agents that finish the task and hand over with the case open.',
  icon: 'converse',
  meta: {
    title: 'IntelliConverse: omni-channel voice AI',
    description:
      'Voice and chat agents in over 40 languages that finish the task, stay inside refund limits and hand over with the case open.',
  },
  cardMetrics: [
    { label: 'Languages', value: '40+' },
    { label: 'Time to answer', value: '−80%', source: 'answer-time' },
  ],
  mock: {
    kind: 'call',
    title: 'Call, refund after a schedule change',
    state: 'Spanish, 0:53',
    live: true,
    turns: [
      {
        who: 'caller',
        at: '14:02:05',
        text: 'My flight moved by 95 minutes and I miss the connection. I want my money back.',
      },
      {
        who: 'agent',
        at: '14:02:16',
        text: 'I see the change. A refund of $312 needs my supervisor and takes up to two minutes. Shall I hold the evening seat meanwhile?',
      },
      { who: 'caller', at: '14:02:41', text: 'Yes, hold it.' },
      { who: 'done', at: '14:02:44', text: 'Seat on the 19:40 held until 14:30.' },
    ],
    wave: [
      { who: 'caller', from: 0, to: 9 },
      { who: 'agent', from: 11, to: 33 },
      { who: 'caller', from: 36, to: 38 },
      { who: 'wait', from: 39, to: 53 },
    ],
    now: 53,
    stop: { who: 'Shift supervisor', text: 'decides the refund. The limit is $200.', left: '1:17 left' },
    caption: 'The agent may hold a seat by itself. The money waits for the supervisor.',
  },
  about: {
    line: 'The call ends when the seat is booked.',
    paragraphs: [
      'The storm ends on Sunday evening, and by night it has brought 9,000 calls. On an average day callers hold for 190 seconds; tonight it is far longer. Most of them want something the fare rules already allow.',
      'IntelliConverse takes these contacts by voice, chat and message, in over 40 languages. It verifies the caller, reads the booking and the clause, and rebooks while the caller is still on the line.',
      'Calls that need a person reach one with the case already written.',
    ],
  },
  featuresLine: 'From the first sentence to the close.',
  features: [
    'Turn-taking that waits: Callers may pause, correct themselves or change language mid-sentence.',
    'Over 40 languages: Voice and text, with dialect glossaries you can edit.',
    'One case, all channels: A chat that becomes a call keeps its history.',
    'Clause citation: Each answer names the paragraph it came from.',
    'Warm hand-over: The person who takes over gets the case filled in and a three-line summary.',
    'Whole-call review: All calls are scored, in place of a sample.',
  ],
  benefitsLine: 'What the contact-center floor notices first.',
  benefits: [
    'Callers reach an answer before they reach a menu.',
    'People get the hard calls, prepared.',
    'After-call work shrinks because the case is already written.',
    'A policy change reaches every channel on the same day.',
    'Complaints can be traced to a sentence, and the sentence changed.',
  ],
  resultsLead:
    'One full-service airline with 620 people on its phones, measured within 90 days of going live.',
  keyMetrics: [
    {
      metric: 'Average handle time',
      value: '40%',
      improvement: 'down',
      description: '9 min 20 s to 5 min 36 s',
      levels: { before: '9 min 20 s', after: '5 min 36 s' },
      source: 'handle-time',
    },
    {
      metric: 'First-contact resolution',
      value: '18 pts',
      improvement: 'up',
      description: '58% to 76%',
      levels: { before: '58%', after: '76%' },
      source: 'first-contact',
    },
    {
      metric: 'Time to answer',
      value: '80%',
      improvement: 'down',
      description: '190 s to 38 s',
      levels: { before: '190 s', after: '38 s' },
      source: 'answer-time',
    },
    {
      metric: 'Customer satisfaction',
      value: '15 pts',
      improvement: 'up',
      description: '71% to 86%',
      levels: { before: '71%', after: '86%' },
      source: 'traveler-satisfaction',
    },
  ],
  industries: [
    {
      name: 'Airlines',
      drawing: 'airlines',
      specificBenefit:
        'Rebooks travelers inside the fare rules while the disruption lasts, and leaves group bookings with people.',
      caseStudy: 'One carrier cut average handle time by 40% within 90 days.',
      source: 'handle-time',
    },
    {
      name: 'Travel technology',
      drawing: 'travel',
      specificBenefit:
        'Answers agencies on fares and ticketing, with the rule that was valid on the day of issue.',
      caseStudy: 'First response to agencies fell from 42 min to 6 min.',
      source: 'first-response',
    },
    {
      name: 'Healthcare',
      drawing: 'healthcare',
      specificBenefit:
        'Moves appointments by phone without reading out clinical data. It gives no diagnosis and no triage.',
      caseStudy: 'Missed appointments per 100 fell from 15 to 9, 40% fewer.',
      source: 'missed-appointments',
    },
  ],
  checkpoint: {
    title: 'A refund above $200 waits',
    waits: 'Refund of $312',
    process: 'Disruption calls',
    who: 'shift supervisor',
    question: 'Refund $312 to the original card?',
    why: 'Refunds above $200 are yours to decide.',
    limit: { text: 'limit $200', within: 200, asked: 312, over: '$112 above' },
    evidence: [
      { title: 'Call, in Spanish', text: 'Identity checked with two facts, refund asked for.' },
      { title: 'Schedule notice', text: 'Departure moved by 95 minutes, connection lost.' },
      { title: 'Fare rules, 14.2', text: 'Above 90 minutes, the traveler may ask for a full refund.' },
    ],
    time: '2 min',
    seconds: 120,
    left: 77,
    otherwise: 'A callback within the hour. Nothing is paid.',
    approved: '$312 goes back to the card.',
    declined: 'Nothing is paid. The agent offers the seat on the 19:40.',
  },
  brings: 'Voice, chat and messages, in over 40 languages',
  closing: {
    title: 'Hear it take a difficult call',
    text: 'Bring one recording of a call that went wrong. We play it to the agent and show you where it stops.',
  },
};
