import type { NextRequest } from 'next/server';
import { guard } from '@/lib/middleware/guard';
import { redirectToNormalAddress } from '@/lib/middleware/redirect-to-normal-address';

export function middleware(request: NextRequest) {
  return redirectToNormalAddress(request) ?? guard(request);
}

// Next demands a literal. Forms without scripts count as calls on any page. The last paths are the event's
// without capitals, and what no page's address contains or ends with.
export const config = {
  matcher: [
    '/auth/:path*',
    '/dashboard-list-form-data/:path*',
    '/((?!_next/|share/)[^.%]*[A-Z][^.%]*)',
    '/([^/.%]+-[^/.%]*\\d)',
    '/((?!_next/|share/|\\.well-known/).*(?:[^\\w/.~-].*|[._~-]))',
    { source: '/:path*', has: [{ type: 'header', key: 'next-action' }] },
    { source: '/:path*', has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }] },
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'content-type', value: 'application/x-www-form-urlencoded.*' }],
    },
  ],
};
