import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { tagPath } from '@/lib/content/article-files';
import { listPage } from '@/lib/content/article-lists';
import { tags } from '@/lib/content/topics';
import { listMetadata } from '@/lib/seo/list-metadata';
import { ArticleList } from '../../_sections/article-list';

interface Props {
  params: Promise<{ tag: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => tags.slugs.map((tag) => ({ tag }));

const pageOf = async ({ params }: Props) => listPage(tagPath((await params).tag)) ?? notFound();

export async function generateMetadata(props: Props): Promise<Metadata> {
  return listMetadata(await pageOf(props));
}

export default async function TagPage(props: Props) {
  return <ArticleList page={await pageOf(props)} />;
}
