import { listLaterPages, findListPage } from '@/lib/content/article-lists';
import * as routes from '@/lib/routes';
import { listRoute } from '../../_components/list-route';

export const dynamicParams = false;

export const generateStaticParams = () => listLaterPages(routes.articles);

const route = listRoute<'number'>(({ number }) => findListPage(routes.articles, number));
export const generateMetadata = route.metadata;
export default route.Page;
