import type { InsightsRecord } from '@/content/insights.schema';

export const insights: InsightsRecord = {
  meta: { title: 'Notes from the pier', description: 'What we learn in small ports, written down.' },
  eyebrow: 'Notes',
  title: 'Notes from the pier',
  intro: 'What we learn in small ports.',
  readTime: '{minutes} min',
  categories: [{ name: 'Tides' }, { name: 'Papers & Stamps', motifs: ['article-logistics'] }],
  topics: {
    kinds: { category: 'Subject', tag: 'Word' },
    titles: { category: '{name}: our notes', tag: 'Notes with the word {name}' },
    numbers: ['One', 'Two'],
    count: { one: '{number} note', other: '{number} notes' },
    intro: { one: '{articles}, {minutes} minutes, from {date}.', other: '{articles}, {minutes} minutes.' },
    description: '{articles} on {name}: {titles}.',
    more: '{number} more',
    signed: 'By {authors}.',
  },
};
