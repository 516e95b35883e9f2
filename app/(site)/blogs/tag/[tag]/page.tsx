import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TopicPage } from '@/components/templates/topic-page';
import { tags } from '@/lib/content/topics';
import { pageMetadata } from '@/lib/seo/page-metadata';

interface Props {
  params: Promise<{ tag: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => tags.slugs.map((tag) => ({ tag }));

async function topicOf({ params }: Props) {
  return tags.get((await params).tag) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { path } = await topicOf(props);
  return pageMetadata(path);
}

export default async function TagPage(props: Props) {
  return <TopicPage topic={await topicOf(props)} />;
}
