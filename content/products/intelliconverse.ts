import type { ProductRecord } from './schema';

export const intelliconverse: ProductRecord = {
  slug: 'intelliconverse',
  title: 'IntelliConverse',
  subtitle: 'Omni-channel voice AI',
  menu: 'Omni-channel voice AI',
  description: 'Agents answer calls, chats and messages, finish the task, and pass the hard cases to people.',
  icon: 'converse',
  meta: {
    title: 'IntelliConverse: omni-channel voice AI',
    description:
      'Voice and chat agents in over 40 languages finish the task, stay inside refund limits and pass the hard cases to people.',
  },
  cardMetrics: [
    { label: 'Languages', value: '40+' },
    { label: 'Time to answer', value: '−80%', source: 'answer-time' },
  ],
  mock: {
    kind: 'call',
    title: 'Call, refund after a schedule change',
    state: 'Spanish 14:02:58',
    live: true,
    turns: [
      {
        who: 'caller',
        at: '14:02:05',
        text: 'Booking K4TR2. I was born May 3. My flight moved by 95 minutes and I miss the connection. I want my money back.',
      },
      {
        who: 'agent',
        at: '14:02:16',
        text: 'Clause 14.2 allows a refund. A supervisor decides on $312 within two minutes. Shall I hold a 19:40 seat in case the answer is no?',
      },
      { who: 'caller', at: '14:02:41', text: 'Yes, hold it.' },
      { who: 'done', at: '14:02:44', text: 'Seat on the 19:40 flight held for 75 min.' },
    ],
    wave: [
      { who: 'caller', from: 0, to: 9 },
      { who: 'agent', from: 11, to: 33 },
      { who: 'caller', from: 36, to: 38 },
      { who: 'wait', from: 39, to: 53 },
    ],
    now: 53,
    stop: { who: 'Shift supervisor', text: 'has not decided yet. The limit is $200.', left: '1:17 left' },
    caption: 'The agent may hold a seat. A supervisor decides on the money.',
  },
  about: {
    line: 'Agents finish the task during the call.',
    paragraphs: [
      'By nightfall on a stormy Sunday, one airline had 9,000 calls. Before AI, callers waited 190 seconds on average, and far longer that night. Most callers wanted something that the fare rules already allow.',
      'IntelliConverse takes such requests by voice, chat and message, in over 40 languages. It checks who is calling, reads the booking and the fare rules, and rebooks while the caller is still on the line.',
      'When a call needs a person, that person gets it with the notes already written.',
    ],
  },
  featuresLine: 'Agents carry a call from the first sentence to the close.',
  features: [
    'Patient listening: Callers may pause, correct themselves or change language mid-sentence.',
    'Over 40 languages: Agents speak and write them. For a regional dialect, you give us the words to use.',
    'One case, all channels: A chat that becomes a call keeps its history.',
    'Cited rules: Each answer names the paragraph that it came from.',
    'Warm hand-over: The person who takes over gets the filled-in case and a three-line summary.',
    'Every call reviewed: AI scores how each call was handled.',
  ],
  benefitsLine: 'Your contact center notices these first.',
  benefits: [
    'Callers get an answer without going through a menu.',
    'People get the hard calls, with the notes written.',
    'After-call work shrinks because the notes are already written.',
    'A policy change reaches every channel on the same day.',
    'When an answer causes a complaint, you find and correct the rule behind it.',
  ],
  resultsLead:
    'These are results of one full-service airline with 620 phone staff, within 90 days of the start.',
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
        'Agents rebook travelers inside the fare rules during a disruption, and leave group bookings to people.',
      caseStudy: 'One carrier cut average handle time by 40% within 90 days.',
      source: 'handle-time',
    },
    {
      name: 'Travel technology',
      drawing: 'travel',
      specificBenefit:
        'AI asks a travel agency for missing facts. IntelliWorkflow drafts the reply, and a specialist approves it.',
      caseStudy: 'First response to agencies fell from 42 min to 6 min.',
      source: 'first-response',
    },
    {
      name: 'Healthcare',
      drawing: 'healthcare',
      specificBenefit:
        'Agents move appointments by phone without reading out clinical data. They give no diagnosis and no medical advice.',
      caseStudy: 'Missed appointments per 100 fell from 15 to 9, 40% fewer.',
      source: 'missed-appointments',
    },
  ],
  checkpoint: {
    title: 'A refund above $200 waits',
    waits: 'Refund $312?',
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
    otherwise: 'Callback within the hour, nothing is paid.',
    approved: '$312 goes back to the card.',
    declined: 'Nothing is paid. The agent offers the seat on the 19:40.',
  },
  brings: 'Voice, chat and messages, in over 40 languages',
  closing: {
    title: 'Hear it take a difficult call',
    text: 'Bring one recording of a call that went wrong. We play it to the agent and show you where it stops and asks.',
  },
};
