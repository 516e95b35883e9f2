import type { DemoRecord } from './demo.schema';

/** The page that says how a demo is requested, and what follows. */
export const demo: DemoRecord = {
  meta: {
    title: 'Request a Demo',
    description:
      'How to request a demo in about a minute, what we ask for, and what happens between your request and the first call.',
  },
  eyebrow: 'One process, 30 minutes',
  title: 'Request a Demo',
  text: 'Use the "Request Demo" button in the navigation bar. It takes about a minute.',
  fieldsTitle: 'What we ask',
  fields: [
    { label: 'Full Name', note: 'Letters and spaces, in any script' },
    { label: 'Business Email', note: 'Where we answer' },
    { label: 'Phone Number', note: '10 to 16 digits, + optional' },
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
      actor: 'agent',
      title: 'We read your purpose',
      text: 'Then we reply by email, to the address in your request.',
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
};
