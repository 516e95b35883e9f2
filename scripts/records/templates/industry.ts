import type { IndustryRecord } from '../../../content/industries/schema.ts';
import type { Given } from './given.ts';

export const createIndustry = ({ title, slug }: Given): IndustryRecord => ({
  slug,
  title,
  line: 'One sentence for its card: what moves, and what stays with people.',
  description: 'Where work waits today, and what agents do about it: two or three sentences.',
  checkpoint: { who: 'A person', text: 'decides what no agent may decide.', clock: 'within 2 h' },
  challenges: ['What waits', 'What is counted twice'],
  solutions: ['What an agent reads on arrival', 'What is counted once'],
  outcomes: [],
});
