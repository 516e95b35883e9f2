import { tagPath } from '@/lib/content/article-files';
import { listPage } from '@/lib/content/article-lists';
import { tags } from '@/lib/content/topics';
import { listRoute } from '../../_sections/list-route';

export const dynamicParams = false;

export const generateStaticParams = () => tags.slugs.map((tag) => ({ tag }));

const route = listRoute<'tag'>(({ tag }) => listPage(tagPath(tag)));
export const generateMetadata = route.metadata;
export default route.Page;
