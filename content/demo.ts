import { defineRecord } from './schema/define-record';
import { demoSchema } from './demo.schema';
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
    'First we talk for 30 minutes about one of your processes. Then you see a demo of it, in which an agent stops for a person.',
  text: 'Use the “Request Demo” button in the navigation bar, or the form on this page. It takes about a minute.',
  stepsTitle: 'What happens next',
  steps: [
    {
      actor: 'agent',
      title: 'You sign in with your email',
      text: 'So every request comes from an address that is confirmed.',
    },
    {
      actor: 'person',
      title: 'We read your purpose',
      text: `${site.answering.by} reads it and replies within ${site.answering.within}, by email.`,
    },
    {
      actor: 'agent',
      title: 'A 30-minute call',
      text: 'It is about one process, the systems it crosses and its numbers today.',
    },
    {
      actor: 'agent',
      title: 'A demo on that process',
      text: 'Cases like yours run until one stops for a person.',
    },
  ],
  run: {
    title: 'What you will see',
    state: 'Call, refund',
    caption: 'With your cases, your limit and your people.',
    lines: [
      { at: '14:02:13', text: 'Compare', note: 'notice of 95 min with clause 14.2', actor: 'agent' },
      { at: '14:02:15', text: 'Stop', note: 'at the refund limit of $200', actor: 'agent' },
      { at: '14:03:02', text: 'Shift supervisor', note: 'decides, and sees all of this', actor: 'person' },
    ],
  },
});
