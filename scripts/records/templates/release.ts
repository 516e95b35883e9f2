import type { ReleaseRecord } from '../../../content/press/schema.ts';
import type { Given } from './given.ts';

export const createRelease = ({ title, slug, short, today }: Given): ReleaseRecord => ({
  slug,
  category: 'Announcement',
  date: today,
  location: 'City, Country',
  title,
  subtitle: 'One sentence that adds what the title leaves open.',
  excerpt: 'What the list says of it: one or two sentences.',
  meta: {
    title: short,
    description: 'What a search result says of the announcement: one or two sentences, up to 155 characters.',
  },
  lead: 'Who does what, and when. The place and the date come before this sentence.',
  start: 'What starts first.',
  details: { title: 'What it means', paragraphs: ['What was agreed, in plain words.'] },
  quote: { text: 'What one of ours says about it.', name: 'A name', role: 'A role' },
  excluded: 'What is not part of it.',
  excludes: ['In a few words'],
});
