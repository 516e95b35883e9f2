import * as routes from '@/lib/routes';
import { feedResponse } from '@/lib/seo/feeds';

export const dynamic = 'force-static';

export const GET = () => feedResponse(routes.articles, 'feed.xml');
