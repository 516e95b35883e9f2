import { getTagPath } from '@/lib/site-map/article-files';
import { findListPage } from '@/lib/content/article-lists';
import { tags } from '@/lib/content/topics';
import { listRoute } from '../../_components/list-route';

export const dynamicParams = false;

export const generateStaticParams = () => tags.slugs.map((tag) => ({ tag }));

const route = listRoute<'tag'>(({ tag }) => findListPage(getTagPath(tag)));
export const generateMetadata = route.metadata;
export default route.Page;
