import { getTagPath } from '@/lib/site-map/article-files';
import { listLaterPages, findListPage } from '@/lib/content/article-lists';
import { tags } from '@/lib/content/topics';
import { listRoute } from '../../../../_components/list-route';

export const dynamicParams = false;

export const generateStaticParams = () =>
  tags.slugs.flatMap((tag) => listLaterPages(getTagPath(tag)).map((page) => ({ tag, ...page })));

const route = listRoute<'tag' | 'number'>(({ tag, number }) => findListPage(getTagPath(tag), number));
export const generateMetadata = route.metadata;
export default route.Page;
