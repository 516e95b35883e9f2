import { findListPage } from '@/lib/content/article-lists';
import { isPage } from '@/lib/site-map/pages';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { EmptyPage } from '../_components/empty-page';
import { ArticleList } from './_components/article-list';

export const generateMetadata = () => (isPage(routes.articles) ? createPageMetadata(routes.articles) : {});

export default function BlogsPage() {
  const page = findListPage(routes.articles);
  return page ? <ArticleList page={page} /> : <EmptyPage />;
}
