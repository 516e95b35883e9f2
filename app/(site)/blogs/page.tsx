import { listPage } from '@/lib/content/article-lists';
import { pageExists } from '@/lib/content/pages';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { Absent } from '../_absent/absent';
import { ArticleList } from './_sections/article-list';

/** Without articles there is no page. */
export const generateMetadata = () => (pageExists(routes.articles) ? pageMetadata(routes.articles) : {});

export default function BlogsPage() {
  const page = listPage(routes.articles);
  return page ? <ArticleList page={page} /> : <Absent />;
}
