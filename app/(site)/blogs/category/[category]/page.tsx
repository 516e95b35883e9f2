import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TopicPage } from '@/components/templates/topic-page';
import { categories } from '@/lib/content/topics';
import { pageMetadata } from '@/lib/seo/page-metadata';

interface Props {
  params: Promise<{ category: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => categories.slugs.map((category) => ({ category }));

async function topicOf({ params }: Props) {
  return categories.get((await params).category) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { path } = await topicOf(props);
  return pageMetadata(path);
}

export default async function CategoryPage(props: Props) {
  return <TopicPage topic={await topicOf(props)} />;
}
