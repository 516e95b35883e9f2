import * as routes from '@/lib/routes';

/** An article that there is not: to the list, whatever stood behind its address. Nobody keeps the answer. */
export const GET = () =>
  new Response(null, {
    status: 307,
    headers: { Location: routes.articles, 'Cache-Control': 'private, no-store' },
  });
