import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { laterPages, listPage } from '@/lib/content/article-lists';
import * as routes from '@/lib/routes';
import { listMetadata } from '@/lib/seo/list-metadata';
import { ArticleList } from '../../_sections/article-list';

interface Props {
  params: Promise<{ number: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => laterPages(routes.articles);

const pageOf = async ({ params }: Props) => listPage(routes.articles, (await params).number) ?? notFound();

export async function generateMetadata(props: Props): Promise<Metadata> {
  return listMetadata(await pageOf(props));
}

export default async function LaterArticlesPage(props: Props) {
  return <ArticleList page={await pageOf(props)} />;
}
