import 'server-only';
import { z } from 'zod';
import { topicWords as words } from '@/content/words/topics';
import { categoryPath, tagPath } from './article-files';
import { articleCategories, articles, type Article } from './articles';
import { collection } from './collection';
import { meta, text } from '@/lib/schema/fields';
import { slugOf } from './slug';

/** Shorter and longer descriptions do no good in search results. */
const shortest = 70;
const longest = 155;

/**
 * Says how many articles there are and names as many as there is room for, by their search titles; then their
 * authors, if they fit in, and what the newest is about, if all that is short.
 */
function describe(name: string, all: readonly Article[]): string {
  const titles = all.map(({ meta: { title } }) => title);
  const naming = (count: number) =>
    words.description(name, all.length, titles.slice(0, count), all.length - count);
  const fits = (description: string) => description.length <= longest;
  const named = all.map((_, index) => naming(all.length - index)).find(fits) ?? naming(0);
  const signed = `${named} ${words.authors([...new Set(all.map(({ author }) => author))])}`;
  const description = fits(signed) ? signed : named;
  return description.length < shortest ? `${description} ${all[0]?.subtitle ?? ''}` : description;
}

/** What the page says under its heading. */
function introduce(all: readonly Article[]): string {
  const minutes = all.reduce((sum, { readTime }) => sum + Number.parseInt(readTime), 0);
  const latest = all[0]?.published.long ?? '';
  return all.length === 1 ? words.introOne(minutes, latest) : words.intro(all.length, minutes, latest);
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
    meta: {
      title: isTag ? words.tagTitle(name) : words.categoryTitle(name),
      description: describe(name, all),
    },
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
