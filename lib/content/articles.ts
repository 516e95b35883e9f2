import 'server-only';
import { z } from 'zod';
import { articleList as articleListRecord } from '@/content/article-list';
import { articleListSchema } from '@/content/article-list.schema';
import { articleSchema as written } from '@/content/articles/schema';
import { countWords } from '@/lib/schema/fields';
import { readArticleFiles, type ArticleFile } from './article-files';
import { createCollection } from './collection';
import { ContentFault, TextFault } from './content-fault';
import { longDay, shortDay, fillTemplate } from '../format';
import { readSections, type Section } from './markdown';
import { products } from './products';
import { createAnchor } from './slug';

export const articleList = articleListSchema.parse(articleListRecord);

const findCategory = (name: string) => articleList.categories.find((category) => category.name === name);

/** Picks a drawing of the category in turn, or a general one where it has none. */
function pickMotif(name: string, turn: number) {
  const { motifs = [] } = findCategory(name) ?? {};
  return motifs[turn % motifs.length] ?? ('article-technology' as const);
}

const articleSchema = written
  .extend({
    product: written.shape.product.refine((slug) => slug === undefined || products.get(slug), {
      error: 'is not the slug of a product',
    }),
    turn: z.int().min(0),
    content: z.object({ sections: z.array(z.custom<Section>()).min(1) }),
  })
  .transform(({ content, turn, readTime, ...article }) => {
    const minutes = Number.parseInt(/\d+/.exec(readTime ?? '')?.[0] ?? '') || countMinutes(content.sections);
    return {
      ...article,
      minutes,
      readTime: readTime ?? fillTemplate(articleList.readTime, { minutes }),
      motif: pickMotif(article.category, turn),
      isDark: findCategory(article.category)?.isDark ?? false,
      published: {
        card: shortDay.format(new Date(article.publishDate)),
        long: longDay.format(new Date(article.publishDate)),
      },
      content: {
        sections: content.sections.map((section, index) => ({
          ...section,
          id: section.title ? createAnchor(section.title) : `part-${index + 1}`,
        })),
      },
    };
  });
export type Article = z.output<typeof articleSchema>;

/** Letters of scripts without spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/gu;

/** Estimates the minutes of reading, at 220 words or 440 unspaced letters a minute. */
function countMinutes(sections: readonly Section[]): number {
  const text = sections
    .map(({ title = '', html }) => `${title} ${html.replaceAll(/<[^>]+>/g, ' ')}`)
    .join(' ');
  const letters = text.match(unspaced)?.length ?? 0;
  return Math.max(1, Math.round((countWords(text.replaceAll(unspaced, ' ')) + letters / 2) / 220));
}

function addSections({ front, body, bodyLine, place }: ArticleFile) {
  try {
    return { ...front, content: { sections: readSections(body) } };
  } catch (cause) {
    if (!(cause instanceof TextFault)) throw cause;
    const line = cause.line === undefined ? '' : `:${bodyLine + cause.line - 1}`;
    throw new ContentFault(`${place([])}${line}: ${cause.message}`);
  }
}

/** Throws a ContentFault when two files have the same id. */
function refuseRepeatedId(files: readonly ArticleFile[]): void {
  for (const [id, [first, second]] of Map.groupBy(files, ({ front }) => front['id']))
    if (id !== undefined && first && second)
      throw new ContentFault(
        `${second.place(['id'])}: id: ${JSON.stringify(id)} is also that of ${first.place(['id'])}`,
      );
}

const getDate = ({ front }: ArticleFile) => String(front['publishDate']);

/** Counts older articles of the category: neighbors differ in drawing, and old articles keep theirs. */
const countOlder = ({ front }: ArticleFile, older: readonly ArticleFile[]): number =>
  older.filter((other) => other.front.category === front.category).length;

export const articles = createCollection('articles', articleSchema, () => {
  const files = readArticleFiles();
  refuseRepeatedId(files);
  const newestFirst = files.toSorted((a, b) => getDate(b).localeCompare(getDate(a)));
  return newestFirst.map((file, at) => ({
    ...addSections(file),
    turn: countOlder(file, newestFirst.slice(at + 1)),
    place: file.place,
  }));
});
