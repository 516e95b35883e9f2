import { getCategoryPath } from '@/lib/site-map/article-files';
import { findListPage } from '@/lib/content/article-lists';
import { categories } from '@/lib/content/topics';
import { listRoute } from '../../_components/list-route';

export const dynamicParams = false;

export const generateStaticParams = () => categories.slugs.map((category) => ({ category }));

const route = listRoute<'category'>(({ category }) => findListPage(getCategoryPath(category)));
export const generateMetadata = route.metadata;
export default route.Page;
