import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { categoryPath } from '@/lib/content/article-files';
import { laterPages, listPage } from '@/lib/content/article-lists';
import { categories } from '@/lib/content/topics';
import { listMetadata } from '@/lib/seo/list-metadata';
import { ArticleList } from '../../../../_sections/article-list';

interface Props {
  params: Promise<{ category: string; number: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () =>
  categories.slugs.flatMap((category) =>
    laterPages(categoryPath(category)).map((page) => ({ category, ...page })),
  );

async function pageOf({ params }: Props) {
  const { category, number } = await params;
  return listPage(categoryPath(category), number) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return listMetadata(await pageOf(props));
}

export default async function LaterCategoryPage(props: Props) {
  return <ArticleList page={await pageOf(props)} />;
}
