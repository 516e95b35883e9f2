import 'server-only';
import { z } from 'zod';
import { locale } from '@/content/messages/locale';
import { line, meta, text, slug } from '@/content/schema/fields';
import { getCategoryPath, getTagPath } from '@/lib/site-map/article-files';
import { articleList } from '@/content/article-list';
import { articles, type Article } from './articles';
import { createCollection } from '@/content/schema/collection';
import { fillTemplate } from '../format';
import { createSlug } from '../slug';

/** Search engines cut longer descriptions. */
const MAX_DESCRIPTION = 155;

const { topics: words } = articleList;

/** Counts articles in words that can begin a sentence. */
const countArticles = ({ length }: readonly Article[]) =>
  fillTemplate(words.count[length === 1 ? 'one' : 'other'], { number: words.numbers[length - 1] ?? length });

/** Counts the articles and names as many search titles as fit. */
function describe(name: string, all: readonly Article[]): string {
  const naming = (count: number) => {
    const rest = all.length - count;
    const titles = [
      ...all.slice(0, count).map(({ meta: { title } }) => title),
      ...(rest > 0 ? [fillTemplate(words.more, { number: rest })] : []),
    ].join('; ');
    return fillTemplate(words.description, { articles: countArticles(all), name, titles });
  };
  const descriptions = all.map((_, index) => naming(all.length - index));
  return descriptions.find(({ length }) => length <= MAX_DESCRIPTION) ?? naming(0);
}

const introduce = (all: readonly Article[]) =>
  fillTemplate(words.intro[all.length === 1 ? 'one' : 'other'], {
    articles: countArticles(all),
    minutes: all.reduce((sum, { minutes }) => sum + minutes, 0),
    date: all[0]?.published.long ?? '',
  });

const schema = z.object({
  slug,
  path: z.string(),
  kind: line,
  name: line,
  title: line,
  intro: text,
  meta,
  articles: z.array(z.custom<Article>()).min(1),
});

export type Topic = z.output<typeof schema>;

const sentenceCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function topic(kind: keyof typeof words.kinds, name: string, isFiled: (article: Article) => boolean) {
  const all = articles.all.filter(isFiled);
  return {
    slug: createSlug(name),
    path: kind === 'tag' ? getTagPath(name) : getCategoryPath(name),
    kind: words.kinds[kind],
    name,
    title: sentenceCase(name),
    intro: introduce(all),
    meta: { title: fillTemplate(words.titles[kind], { name }), description: describe(name, all) },
    articles: all,
    place: () => `content/articles/: the ${kind} "${name}"`,
  };
}

const alphabet = new Intl.Collator(locale);

export const categories = createCollection(schema, () =>
  articleList.categories
    .map(({ name }) => topic('category', name, ({ category }) => category === name))
    .filter(({ articles: filed }) => filed.length > 0),
);

export const tags = createCollection(schema, () =>
  [...new Set(articles.all.flatMap((article) => article.tags))]
    .toSorted(alphabet.compare)
    .map((name) => topic('tag', name, (article) => article.tags.includes(name))),
);
