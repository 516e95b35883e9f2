import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { categoryPath } from '@/lib/content/article-files';
import { listPage } from '@/lib/content/article-lists';
import { categories } from '@/lib/content/topics';
import { listMetadata } from '@/lib/seo/list-metadata';
import { ArticleList } from '../../_sections/article-list';

interface Props {
  params: Promise<{ category: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => categories.slugs.map((category) => ({ category }));

const pageOf = async ({ params }: Props) => listPage(categoryPath((await params).category)) ?? notFound();

export async function generateMetadata(props: Props): Promise<Metadata> {
  return listMetadata(await pageOf(props));
}

export default async function CategoryPage(props: Props) {
  return <ArticleList page={await pageOf(props)} />;
}
