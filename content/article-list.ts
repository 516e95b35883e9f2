import { defineRecord } from './schema/define-record';
import { articleListSchema } from './article-list.schema';

/** The articles are the Markdown files in articles/. */
export const articleList = defineRecord(articleListSchema, {
  meta: {
    title: 'Insights & Innovation',
    description:
      'Articles on agents in travel, aviation, hospitality, logistics and enterprise systems, each with a sum you can redo. Reviews read one case, drawn by lot.',
  },
  eyebrow: 'Articles',
  title: 'Insights & Innovation',
  intro:
    'Long reads for people who run operations. Each has one calculation you can redo with your own numbers. Trace reviews read the record of a single case, line by line.',
  readTime: '{minutes} min read',
  categories: [
    { name: 'Hospitality', drawings: ['day-dial', 'hotel-front'] },
    { name: 'Technology', drawings: ['channels', 'layers'] },
    { name: 'Travel & AI', drawings: ['islands', 'bridge'] },
    { name: 'Aviation & AI', drawings: ['dents', 'approach'] },
    { name: 'Logistics & Supply Chain', drawings: ['town', 'sorter'] },
    {
      name: 'Trace review',
      drawings: ['two-clocks', 'six-credits', 'four-alerts'],
      isDark: true,
    },
  ],
  topics: {
    kinds: { category: 'Category', tag: 'Tag' },
    titles: { category: '{name} articles', tag: 'Articles on {name}' },
    numbers: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
    count: { one: '{number} article', other: '{number} articles' },
    intro: {
      one: '{articles}, {minutes} minutes, from {date}.',
      other: '{articles}, {minutes} minutes in all. The newest is from {date}.',
    },
    description: '{articles} on {name}: {titles}.',
    more: '{number} more',
  },
});
