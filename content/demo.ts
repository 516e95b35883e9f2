import { defineRecord } from './schema/define-record';
import { demoSchema } from './demo.schema';
import { keep } from './legal/facts';
import { site } from './site';

export const demo = defineRecord(demoSchema, {
  meta: {
    title: 'Request a Demo',
    description:
      'How to request a demo, what we ask for, and what happens between your request and the first call.',
  },
  eyebrow: 'One process, 30 minutes',
  title: 'Request a Demo',
  promise:
    'First we talk for 30 minutes about one of your processes. Then we demo that process, and an agent stops for a person.',
  text: 'Use the “Request Demo” button in the navigation bar, or the form on this page. It takes about a minute.',
  call: {
    title: 'Your 30 minutes',
    minutes: 30,
    parts: [
      {
        from: 0,
        title: 'Your process',
        text: 'We have read your purpose. You say where the work waits today.',
      },
      {
        from: 5,
        title: 'The systems it crosses',
        text: 'Step by step, with today’s numbers.',
      },
      {
        from: 20,
        actor: 'person',
        title: 'Your limit and your people',
        text: 'Where an agent has to stop, and who decides then.',
      },
    ],
  },
  stepsTitle: 'What happens next',
  steps: [
    {
      actor: 'agent',
      title: 'You confirm your email',
      text: 'With a code that we mail you. Then we have your request.',
    },
    {
      actor: 'person',
      title: 'We read your purpose',
      text: `${site.answering.by} reads it and replies within ${site.answering.within}, by email.`,
    },
    {
      actor: 'agent',
      title: 'A 30-minute call',
      text: 'We call the number you gave to discuss one process.',
    },
    {
      actor: 'agent',
      title: 'A demo on that process',
      text: 'Cases like yours run until one stops for a person.',
    },
  ],
  runTitle: 'What you will see',
  run: {
    caption: 'Illustrative data. You see it with your cases, your limit and your people.',
    lines: [
      { at: '14:02:13', text: 'Compare', note: 'notice of 95 min with clause 14.2', actor: 'agent' },
      { at: '14:02:15', text: 'Stop', note: 'at the refund limit of $200', actor: 'agent' },
      { at: '14:03:02', text: 'Shift supervisor', note: 'decides, and sees all of this', actor: 'person' },
    ],
  },
  proof: { title: 'One airline’s result', source: 'handle-time' },
  stored: {
    title: 'What we keep',
    text: `Your four answers, when you sent them and how you came here, for ${keep.requestMonths} months. A person reads each request. No marketing email follows.`,
  },
});
