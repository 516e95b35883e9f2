import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { tagPath } from '@/lib/content/article-files';
import { laterPages, listPage } from '@/lib/content/article-lists';
import { tags } from '@/lib/content/topics';
import { listMetadata } from '@/lib/seo/list-metadata';
import { ArticleList } from '../../../../_sections/article-list';

interface Props {
  params: Promise<{ tag: string; number: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () =>
  tags.slugs.flatMap((tag) => laterPages(tagPath(tag)).map((page) => ({ tag, ...page })));

async function pageOf({ params }: Props) {
  const { tag, number } = await params;
  return listPage(tagPath(tag), number) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return listMetadata(await pageOf(props));
}

export default async function LaterTagPage(props: Props) {
  return <ArticleList page={await pageOf(props)} />;
}
