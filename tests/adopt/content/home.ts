import type { HomeRecord } from '@/content/home.schema';
import { questions } from './questions';
import { mailbox, site } from './site';

export const home: HomeRecord = {
  meta: {
    title: `${site.name}: agents for small ports`,
    description: 'Planning, papers and watchkeeping at night.',
  },
  hero: {
    eyebrow: 'For small ports',
    title: ['The office opens at seven'],
    lead: 'Until then somebody has to plan the pier.',
    primary: { label: 'What our agents do', href: '/products' },
    secondary: { label: 'One morning', href: '/intellimate#run' },
    run: {
      name: 'A morning in June',
      label: 'An example',
      caption: 'If nobody answers, yesterday’s plan stays.',
      lanes: [
        { actor: 'agent', label: 'Read' },
        { actor: 'person', label: 'Sign' },
      ],
      lines: [
        { time: '05:10:00', actor: 'agent', text: 'Two ferries, one ramp' },
        { time: '05:12:00', actor: 'person', text: 'The first one, says the harbor master' },
      ],
    },
  },
  model: {
    kicker: 'How we sell',
    title: 'By the month, by the pier',
    lead: 'You pay for piers.',
    rows: [{ title: 'A night', note: 'Who does what', actors: ['agent', 'agent', 'person'] }],
    steps: ['Read', 'Plan', 'Sign'],
    legend: { person: 'a person', agent: 'an agent' },
    benefits: [{ glyph: 'eye', title: 'You see it', text: 'Every plan is on paper.' }],
    statsTitle: 'Counted',
    stats: [],
    scale: 'The tick marks 100%.',
  },
  products: {
    kicker: 'Products',
    title: 'What our agents do',
    lead: 'Each does one thing.',
  },
  industries: { kicker: 'Industries', title: 'Whom we work for', lead: 'Ports with few people.' },
  platform: {
    kicker: 'Together',
    title: 'One list for all',
    lead: 'What waits for a person is in one place.',
    link: { label: 'See the list', href: '/intellimate' },
    caption: 'One week. One dot is one plan.',
    features: [{ name: 'Paper', glyph: 'trace' }],
  },
  questions: {
    kicker: 'Questions',
    title: 'What we are asked',
    before: 'Another? Write to ',
    mail: mailbox.hello,
    after: '.',
    items: questions,
  },
  closing: { title: 'Which pier?', text: 'Tell us what it lands.' },
};
