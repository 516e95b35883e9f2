import { notFound } from 'next/navigation';
import { ArticleList } from '@/components/templates/article-list';
import { listPage } from '@/lib/content/article-lists';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata('/blogs');

export default function BlogsPage() {
  return <ArticleList page={listPage('/blogs') ?? notFound()} />;
}
