import { getCategoryPath } from '@/lib/site-map/article-files';
import { listLaterPages, findListPage } from '@/lib/content/article-lists';
import { categories } from '@/lib/content/topics';
import { listRoute } from '../../../../_components/list-route';

export const dynamicParams = false;

export const generateStaticParams = () =>
  categories.slugs.flatMap((category) =>
    listLaterPages(getCategoryPath(category)).map((page) => ({ category, ...page })),
  );

const route = listRoute<'category' | 'number'>(({ category, number }) =>
  findListPage(getCategoryPath(category), number),
);
export const generateMetadata = route.metadata;
export default route.Page;
