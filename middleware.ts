import type { NextRequest } from 'next/server';
import { guardAccountArea } from '@/lib/auth/guard';

export function middleware(request: NextRequest) {
  return guardAccountArea(request);
}

// A literal, as the framework demands. Public pages are not in it: they know no visitor.
export const config = { matcher: ['/auth/:path*', '/dashboard-list-form-data/:path*'] };
