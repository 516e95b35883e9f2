import type { ProductRecord } from '../../../content/products/schema.ts';
import type { Given } from './given.ts';

/** A new product. */
export const product = ({ title, slug }: Given): ProductRecord => ({
  slug,
  title,
  subtitle: 'What it is, in a few words',
  menu: 'What the menu says of it',
  description: 'One sentence for its card: what it does, and where it stops for a person.',
  icon: 'workflow',
  meta: {
    title: title.slice(0, 60),
    description: 'What a search result says of the product: one or two sentences, up to 155 characters.',
  },
  cardMetrics: [{ label: 'A measure', value: '10%' }],
  mock: {
    kind: 'survey',
    title: 'One morning, on its screen',
    state: '100 read',
    scale: { question: 'A question to choose from 1 to 5', values: [10, 20, 40, 20, 10], said: 3 },
    open: {
      question: 'A question to answer in words',
      before: 'What somebody said, and ',
      mark: 'what matters in it',
      note: 'What was not asked',
    },
    loops: [
      { theme: 'What waits for a person', next: 'Who decides it', contacts: 12, step: 0 },
      { theme: 'What is done', next: 'Closed', contacts: 8, step: 4 },
    ],
    caption: 'What to see in it.',
  },
  about: { line: 'What it is about.', paragraphs: ['A day before it, and the same day with it.'] },
  steps: [
    { actor: 'agent', title: 'Read', text: 'What it reads, and from where.' },
    { actor: 'person', title: 'Checkpoint', text: 'Who decides, and what they see.' },
    { actor: 'agent', title: 'Act', text: 'What it does then, and what it writes down.' },
  ],
  featuresLine: 'What it does.',
  features: ['A feature: What it is good for.', 'Another feature: What it is good for.'],
  benefitsLine: 'What changes.',
  benefits: ['What is better for customers.', 'What is better for staff.'],
  resultsLead: 'Whose results these are, against what.',
  industries: [],
  checkpoint: {
    title: 'Where it stops for a person',
    waits: 'What waits',
    process: 'In which process',
    who: 'person who decides',
    question: 'What is asked?',
    why: 'Why an agent may not decide it.',
    evidence: [{ title: 'A source', text: 'What it says.' }],
    time: '15 min',
    seconds: 900,
    left: 840,
    otherwise: 'What happens if nobody answers.',
    approved: 'What happens then.',
    declined: 'What happens instead.',
  },
  brings: 'What it brings to the platform',
  closing: { title: 'What to do next', text: 'What a visitor should bring to the first conversation.' },
});
