import type { NextRequest } from 'next/server';
import { guard } from '@/lib/middleware/guard';
import { redirectToNormalCase } from '@/lib/middleware/redirect-to-normal-case';

export function middleware(request: NextRequest) {
  return redirectToNormalCase(request) ?? guard(request);
}

// Next demands a literal. Forms without scripts count as calls on any page. The last path is the event's
// without capitals.
export const config = {
  matcher: [
    '/auth/:path*',
    '/dashboard-list-form-data/:path*',
    '/((?!_next/|share/)[^.%]*[A-Z][^.%]*)',
    '/([^/.%]+-[^/.%]*\\d)',
    { source: '/:path*', has: [{ type: 'header', key: 'next-action' }] },
    { source: '/:path*', has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }] },
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'content-type', value: 'application/x-www-form-urlencoded.*' }],
    },
  ],
};
