import 'server-only';
import { z } from 'zod';
import { articleList } from '@/content/article-list';
import { articleSchema as written } from '@/content/articles/schema';
import { countWords } from '@/content/schema/fields';
import { readArticleFiles, type ArticleFile, type ReadArticle } from '@/lib/site-map/article-files';
import { createCollection } from '@/content/schema/collection';
import { ContentFault, TextFault } from '@/content/schema/content-fault';
import { longDay, shortDay } from '@/content/schema/days';
import { fillTemplate } from '../format';
import { readSections, type Section } from './markdown';
import { createAnchor } from '../slug';

const findCategory = (name: string) => articleList.categories.find((category) => category.name === name);

/** Picks a drawing of the category in turn, or a general one where it has none. */
function pickDrawing(name: string, turn: number) {
  const { drawings = [] } = findCategory(name) ?? {};
  return drawings[turn % drawings.length] ?? ('layers' as const);
}

const articleSchema = written
  .extend({
    turn: z.int().min(0),
    content: z.object({ sections: z.array(z.custom<Section>()).min(1) }),
  })
  .transform(({ content, turn, readTime, ...article }) => {
    const minutes = Number.parseInt(/\d+/.exec(readTime ?? '')?.[0] ?? '') || countMinutes(content.sections);
    return {
      ...article,
      minutes,
      readTime: readTime ?? fillTemplate(articleList.readTime, { minutes }),
      drawing: pickDrawing(article.category, turn),
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

function readText({ body, bodyLine, place }: ReadArticle) {
  const faults: string[] = [];
  const takeFault = ({ line, message }: TextFault) => {
    faults.push(`${place([])}:${bodyLine + (line ?? 1) - 1}: ${message}`);
  };
  try {
    return { sections: readSections(body, takeFault), faults };
  } catch (cause) {
    if (!(cause instanceof TextFault)) throw cause;
    takeFault(cause);
    return { sections: [{ content: '', html: '' }], faults };
  }
}

function* findNamingFaults(files: readonly ReadArticle[]): Generator<string> {
  for (const { slug, front, place } of files)
    if (typeof front['slug'] === 'string' && front['slug'] !== slug)
      yield `${place(['slug'])}: slug: is not the name of its file, ${slug}`;
  for (const [id, [first, second]] of Map.groupBy(files, ({ front }) => front['id']))
    if (id !== undefined && first && second)
      yield `${second.place(['id'])}: id: ${JSON.stringify(id)} is also that of ${first.place(['id'])}`;
}

const getDate = ({ front }: ReadArticle) => String(front['publishDate']);

/** Counts older articles of the category: neighbors differ in drawing, and old articles keep theirs. */
const countOlder = ({ category }: ReadArticle, older: readonly ReadArticle[]): number =>
  older.filter((other) => other.category === category).length;

const isRead = (file: ArticleFile): file is ReadArticle => !('fault' in file);

export const articles = createCollection(articleSchema, () => {
  const files = readArticleFiles();
  const newestFirst = files.filter(isRead).toSorted((a, b) => getDate(b).localeCompare(getDate(a)));
  const namingFaults = [...findNamingFaults(newestFirst)];
  return [
    ...files.flatMap((file) => (isRead(file) ? [] : file.fault)),
    ...(namingFaults.length > 0 ? [new ContentFault(...namingFaults)] : []),
    ...newestFirst.map((file, at) => {
      const { sections, faults } = readText(file);
      return {
        ...file.front,
        content: { sections },
        turn: countOlder(file, newestFirst.slice(at + 1)),
        place: file.place,
        faults,
      };
    }),
  ];
});
