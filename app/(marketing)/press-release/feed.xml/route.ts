import * as routes from '@/lib/routes';
import { answerFeed } from '@/lib/seo/feeds';

export const dynamic = 'force-static';

export const GET = () => answerFeed(routes.releases);
