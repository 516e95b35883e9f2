import type { NextRequest } from 'next/server';
import { guard } from '@/lib/middleware/guard';
import { redirectToNormalCase } from '@/lib/middleware/redirect-to-normal-case';

export function middleware(request: NextRequest) {
  return redirectToNormalCase(request) ?? guard(request);
}

// A literal, as the framework demands. The account area, and calls of actions wherever they are sent to: with scripts
// they carry the header, without them they are forms, which the framework takes for calls on any page. Public pages are
// not in it, for they know no visitor: only addresses with capitals, which are almost always another page's, and what
// may be that of the event without its capitals: it ends with a year.
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
