import { notFound } from 'next/navigation';
import { listPage } from '@/lib/content/article-lists';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { ArticleList } from './_sections/article-list';

export const metadata = pageMetadata('/blogs');

export default function BlogsPage() {
  return <ArticleList page={listPage('/blogs') ?? notFound()} />;
}
