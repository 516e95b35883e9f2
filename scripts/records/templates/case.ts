import type { CaseStudyRecord } from '../../../content/case-studies/schema.ts';
import type { Given } from './given.ts';

export const createCaseStudy = ({
  title,
  slug,
  short,
  number,
  product,
  industry,
}: Given): CaseStudyRecord => ({
  id: number,
  slug,
  industry,
  kind: 'What kind of client it is',
  title,
  subtitle: 'One sentence: who changed what.',
  client: 'Who the client is, in numbers.\n\nWhat a day looked like before, told by somebody who was there.',
  challenges: ['What went wrong, with its number.', 'What it cost, with its number.'],
  solution: {
    description: 'What was done first, and why.\n\nWhat did not work, and what was done about it.',
    levers: [
      { title: 'The first lever', description: 'What an agent does now, and within which limit.' },
      { title: 'The checkpoint', description: 'What a team lead sees, and that they decide within 2 h.' },
    ],
  },
  results: {
    timeframe: 'Implementation Results',
    cxPerformance: [
      { metric: 'A measure of customers', before: '10 min', after: '5 min', improvement: '−50%' },
    ],
    peopleOutcomes: [{ metric: 'A measure of staff', before: '20%', after: '30%', improvement: '+10 pts' }],
  },
  meta: {
    title: short,
    description: 'What a search result says of the case: the change and its number, up to 155 characters.',
  },
  products: product === undefined ? [] : [product],
  checkpoint: 2,
  decides: { who: 'a team lead', time: '2 h' },
});
