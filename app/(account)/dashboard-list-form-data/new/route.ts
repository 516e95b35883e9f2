import type { NextRequest } from 'next/server';
import { countNewerRequests } from '@/lib/dashboard/dashboard';

/** A moment as the hosted or the embedded backend writes it, to the microsecond. */
const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d(:\d\d)?)$/;

/**
 * How many requests are newer than a moment. The guard has turned away who is not signed in, and row-level security
 * counts what the caller may read.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const since = request.nextUrl.searchParams.get('since') ?? '';
  if (!moment.test(since)) return answer({ error: 'since is not a moment' }, 400);
  const count = await countNewerRequests(since);
  return count === null ? answer({ error: 'not counted' }, 503) : answer({ count }, 200);
}

const answer = (body: object, status: number) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store' } });
