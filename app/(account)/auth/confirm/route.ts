import { type NextRequest, NextResponse } from 'next/server';
import { confirmLink } from '@/lib/auth/confirm-link';

/** The mailed links for a new account and for a forgotten password. */
export function GET(request: NextRequest) {
  return confirmLink(request);
}

/** Mail scanners look at links with HEAD; a look must not spend the link. */
export function HEAD() {
  return new NextResponse(null, { status: 200 });
}
