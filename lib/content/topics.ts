import 'server-only';
import { z } from 'zod';
import { categoryPath, tagPath } from './article-files';
import { articleCategories, articles, type Article } from './articles';
import { collection } from './collection';
import { meta, text } from '@/lib/schema/fields';
import { slugOf } from './slug';

/** Shorter and longer descriptions do no good in search results. */
const shortest = 70;
const longest = 155;

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const counted = (count: number) => `${numbers[count] ?? count} article${count === 1 ? '' : 's'}`;
const listed = new Intl.ListFormat('en-US');

/**
 * Says how many articles there are and names as many as there is room for, by their search titles; then their
 * authors, if they fit in, and what the newest is about, if all that is short.
 */
function describe(name: string, all: readonly Article[]): string {
  const naming = (count: number) => {
    const rest = all.length - count;
    return `${counted(all.length)} on ${name}: ${[
      ...all.slice(0, count).map(({ meta: { title } }) => title),
      ...(rest > 0 ? [`${rest} more`] : []),
    ].join('; ')}.`;
  };
  const fits = (description: string) => description.length <= longest;
  const named = all.map((_, index) => naming(all.length - index)).find(fits) ?? naming(0);
  const signed = `${named} By ${listed.format([...new Set(all.map(({ author }) => author))])}.`;
  const description = fits(signed) ? signed : named;
  return description.length < shortest ? `${description} ${all[0]?.subtitle ?? ''}` : description;
}

/** What the page says under its heading. */
function introduce(all: readonly Article[]): string {
  const minutes = all.reduce((sum, { readTime }) => sum + Number.parseInt(readTime), 0);
  const latest = all[0]?.published.long ?? '';
  return all.length === 1
    ? `One article, ${minutes} minutes, from ${latest}.`
    : `${counted(all.length)}, ${minutes} minutes in all. The newest is from ${latest}.`;
}

const schema = z.object({
  slug: z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/),
  path: z.string(),
  kind: z.enum(['Category', 'Tag']),
  name: text,
  title: text,
  intro: text,
  meta,
  articles: z.array(z.custom<Article>()).min(1),
});
export type Topic = z.output<typeof schema>;

const sentenceCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function topic(kind: Topic['kind'], name: string, isFiled: (article: Article) => boolean) {
  const all = articles.all.filter(isFiled);
  const isTag = kind === 'Tag';
  return {
    slug: slugOf(name),
    path: isTag ? tagPath(name) : categoryPath(name),
    kind,
    name,
    title: sentenceCase(name),
    intro: introduce(all),
    meta: { title: isTag ? `Articles on ${name}` : `${name} articles`, description: describe(name, all) },
    articles: all,
  };
}

const alphabet = new Intl.Collator('en-US');

/** The categories that have articles, in their order. */
export const categories = collection('categories', schema, () =>
  articleCategories
    .map((name) => topic('Category', name, ({ category }) => category === name))
    .filter(({ articles: filed }) => filed.length > 0),
);

/** The tags, from A to Z. */
export const tags = collection('tags', schema, () =>
  [...new Set(articles.all.flatMap((article) => article.tags))]
    .toSorted(alphabet.compare)
    .map((name) => topic('Tag', name, (article) => article.tags.includes(name))),
);
