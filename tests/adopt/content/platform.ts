import type { PlatformRecord } from '@/content/platform.schema';

export const platform: PlatformRecord = {
  meta: { title: 'One list', description: 'What waits for a person stands in one list.' },
  hero: {
    eyebrow: 'Together',
    title: ['One list'],
    lead: 'What waits for a person stands in it.',
    secondary: { label: 'One morning', href: '#run' },
  },
  weekend: {
    runs: 120,
    text: 'A week of 120 plans.',
    caption: 'One dot is one plan.',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    from: '05:10:00',
    to: '16:40:00',
    stops: [19, 47, 70, 104],
    told: [],
    steps: [{ actor: 'Berth', evidence: 'Radio log', action: 'Plan', result: 'Two ferries in order' }],
    people: [
      {
        actor: 'Harbor master',
        evidence: 'Plan, tide',
        action: 'Sign within 10 min',
        seconds: 600,
        silence: 'Not signed',
      },
    ],
    answers: ['Signed', 'Sent back'],
  },
  run: {
    kicker: 'One morning',
    title: 'From the radio to the stamp',
    lead: 'Two steps.',
    caption: 'An example.',
    fields: ['Time', 'Who', 'Seen', 'Done', 'Result'],
    lines: [
      {
        time: '05:10:00',
        actor: 'Berth',
        kind: 'agent',
        evidence: 'Radio log',
        action: 'Plan',
        result: 'Two ferries in order',
      },
      {
        time: '05:12:00',
        actor: 'Harbor master',
        kind: 'person',
        evidence: 'Plan, tide',
        action: 'Sign',
        result: 'Signed',
      },
    ],
  },
  checkpoint: {
    kicker: 'Waiting',
    title: 'Who is asked',
    lead: 'Somebody with a name.',
    label: 'This morning',
    parts: [{ title: 'Who', text: 'A role with somebody in it.', example: 'The harbor master' }],
  },
  features: { kicker: 'Parts', title: 'What it has', items: ['Paper: Each plan can be printed.'] },
  results: { title: 'Counted', items: [] },
  modules: {
    kicker: 'Products',
    title: 'What stands on it',
    lead: 'All of them.',
    more: { label: 'What our agents do', href: '/products' },
  },
  where: {
    kicker: 'Where',
    title: 'Where it runs',
    options: [
      { title: 'In your office', time: 'in a week', text: 'On the computer you have.', days: [3, 7] },
    ],
    scale: 'One square is one day.',
    needsTitle: 'What it needs',
    needs: ['A radio'],
    leaving: 'The papers stay with you.',
  },
  closing: { title: 'See it wait', text: 'On a morning of yours.' },
};
