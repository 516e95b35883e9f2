import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ArticleListPage } from '@/lib/content/article-lists';
import { createListMetadata } from '@/lib/seo/page-metadata';
import { ArticleList } from './article-list';

interface Props<Param extends string> {
  params: Promise<Record<Param, string>>;
}

/** Builds the exports of a route that shows a list of articles, or a page of one. */
export function listRoute<Param extends string>(
  listed: (params: Record<Param, string>) => ArticleListPage | undefined,
) {
  const pageOf = async ({ params }: Props<Param>) => listed(await params) ?? notFound();
  return {
    metadata: async (props: Props<Param>): Promise<Metadata> => createListMetadata(await pageOf(props)),
    Page: async (props: Props<Param>) => <ArticleList page={await pageOf(props)} />,
  };
}
