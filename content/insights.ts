/** The list of articles. The articles themselves are the Markdown files in articles/. */
export const insights = {
  meta: {
    title: 'Insights & Innovation',
    description:
      'Long reads on agents in travel, aviation, hospitality, logistics and enterprise systems, each with a calculation you can redo.',
  },
  eyebrow: 'Articles',
  title: 'Insights & Innovation',
  intro:
    'Long reads for people who run operations. Each has one calculation you can redo with your own numbers.',
};
