import { notFound } from 'next/navigation';
import { listPage } from '@/lib/content/article-lists';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { ArticleList } from './_sections/article-list';

export const metadata = pageMetadata(routes.articles);

export default function BlogsPage() {
  return <ArticleList page={listPage(routes.articles) ?? notFound()} />;
}
