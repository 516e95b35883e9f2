import type { FoundryRecord } from '@/content/solutions/schema';

export const foundry: FoundryRecord = {
  meta: { title: 'A trial week', description: 'One week on one pier, and you decide.' },
  name: 'Trial week',
  hero: {
    eyebrow: 'Trial week',
    title: 'One week on one pier',
    lead: 'Then you decide.',
    primary: { label: 'What is in it', href: '#innovation-services' },
    secondary: { label: 'Ask for it', href: '#contact' },
  },
  process: {
    title: 'One week',
    scale: 'One mark is one week.',
    exit: 'Then',
    phases: [
      {
        title: 'Watch',
        weeks: 1,
        when: 'Monday to Friday',
        text: 'We sit in the office.',
        exit: 'You decide',
      },
    ],
  },
  services: {
    kicker: 'In it',
    title: 'What is in it',
    claim: { value: '2', label: 'ports tried it', text: 'Both kept it.', source: 'trials' },
    items: ['A person: Somebody of ours in your office.'],
  },
  results: { kicker: 'Results', title: 'What it changed', items: [] },
  figures: { title: 'Counted', items: [] },
  reasons: {
    kicker: 'Why',
    title: 'Why a week',
    items: ['A tide comes back: After a week you have seen them all.'],
  },
  closing: { title: 'Try it', text: 'Name a week.', action: 'Ask for it' },
};
