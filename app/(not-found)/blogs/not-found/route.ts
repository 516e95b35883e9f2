import * as routes from '@/lib/routes';

/** Redirects unknown articles to the list. The answer is not cached. */
export const GET = () =>
  new Response(null, {
    status: 307,
    headers: { Location: routes.articles, 'Cache-Control': 'private, no-store' },
  });
