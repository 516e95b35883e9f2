import 'server-only';
import type { Metadata } from 'next';
import { articleListWords } from '@/content/words/articles';
import type { ArticleListPage } from '@/lib/content/article-lists';
import { pageMetadata } from './page-metadata';

/**
 * The metadata of a page of a list. Search engines list its first page; from the others, which have nothing of their
 * own, they go on to the articles.
 */
export function listMetadata({ list, path, number, count }: ArticleListPage): Metadata {
  if (number === 1) return pageMetadata(path);
  return {
    title: { absolute: articleListWords.titleOfPage(list.title, number, count) },
    description: list.meta.description,
    alternates: { canonical: path },
    robots: { index: false, follow: true },
  };
}
