import type { NextRequest } from 'next/server';
import * as z from 'zod/mini';
import { countNewerRequests } from '@/lib/demo/request-details';

const moment = z.iso.datetime({ offset: true });

/**
 * How many requests are newer than a moment. The guard has turned away who is not signed in, and row-level security
 * counts what the caller may read.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const since = moment.safeParse(request.nextUrl.searchParams.get('since'));
  if (!since.success) return answer({ error: 'since is not a moment' }, 400);
  const count = await countNewerRequests(since.data);
  return count === null ? answer({ error: 'not counted' }, 503) : answer({ count }, 200);
}

const answer = (body: object, status: number) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store' } });
