import { tagPath } from '@/lib/content/article-files';
import { laterPages, listPage } from '@/lib/content/article-lists';
import { tags } from '@/lib/content/topics';
import { listRoute } from '../../../../_sections/list-route';

export const dynamicParams = false;

export const generateStaticParams = () =>
  tags.slugs.flatMap((tag) => laterPages(tagPath(tag)).map((page) => ({ tag, ...page })));

const route = listRoute<'tag' | 'number'>(({ tag, number }) => listPage(tagPath(tag), number));
export const generateMetadata = route.metadata;
export default route.Page;
