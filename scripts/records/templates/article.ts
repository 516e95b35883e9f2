import type { z } from 'zod';
import type { articleSchema } from '../../../content/articles/schema.ts';
import type { Given } from './given.ts';

export const createArticle = ({
  title,
  slug,
  short,
  today,
  category,
}: Given): z.input<typeof articleSchema> => ({
  slug,
  title,
  subtitle: 'One sentence that says what a reader will know afterwards.',
  category,
  author: 'The author’s name',
  publishDate: today,
  tags: ['a tag'],
  meta: {
    title: short,
    description: 'What a search result says of the article: one or two sentences, up to 155 characters.',
  },
});

export const articleText = `
The first paragraph opens the article without a heading. A paragraph is one line of the file.

## The first section

Say here what happened, to whom, and what it cost. Headings of this level make the contents beside the text.

A picture lies in \`content/articles/images/\` and is alone between two empty lines: \`![What it shows](./images/name.jpg "Its caption")\`.

## The second section

> One sentence that a reader is to remember.

End with what the reader can do next.
`;
