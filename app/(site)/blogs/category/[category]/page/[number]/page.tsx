import { categoryPath } from '@/lib/content/article-files';
import { laterPages, listPage } from '@/lib/content/article-lists';
import { categories } from '@/lib/content/topics';
import { listRoute } from '../../../../_sections/list-route';

export const dynamicParams = false;

export const generateStaticParams = () =>
  categories.slugs.flatMap((category) =>
    laterPages(categoryPath(category)).map((page) => ({ category, ...page })),
  );

const route = listRoute<'category' | 'number'>(({ category, number }) =>
  listPage(categoryPath(category), number),
);
export const generateMetadata = route.metadata;
export default route.Page;
