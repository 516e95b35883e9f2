import 'server-only';
import type { BlogPostingLeaf, NewsArticleLeaf } from 'schema-dts';
import { locale } from '@/content/words/locale';
import { articleWords, type Article } from '@/lib/content/articles';
import type { PressRelease } from '@/lib/content/press';
import * as routes from '@/lib/routes';
import { absoluteUrl } from '../absolute-url';
import { nodeId } from './node-id';
import { company } from './organization';
import { authorReference } from './person';

/** What every text says of itself that appeared on a day. */
const published = (path: string, text: { title: string; subtitle: string; category: string }, date: string) =>
  ({
    '@id': nodeId(path, 'article'),
    headline: text.title,
    description: text.subtitle,
    image: absoluteUrl(`/share${path}.png`),
    datePublished: date,
    articleSection: text.category,
    publisher: company(),
    inLanguage: locale,
    mainEntityOfPage: { '@id': nodeId(path, 'webpage') },
  }) as const;

/** An article, without its text. */
export const blogPosting = (article: Article) =>
  ({
    '@type': 'BlogPosting',
    ...published(routes.article(article.slug), article, article.publishDate),
    author: authorReference(article.author),
    keywords: article.tags,
    wordCount: articleWords(article.content.sections),
  }) as const satisfies BlogPostingLeaf;

/** A press release, without its text. The company itself speaks in it. */
export const newsArticle = (release: PressRelease) =>
  ({
    '@type': 'NewsArticle',
    ...published(routes.release(release.slug), release, release.date),
    dateline: release.location,
    author: company(),
  }) as const satisfies NewsArticleLeaf;
