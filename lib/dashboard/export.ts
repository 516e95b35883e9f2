import 'server-only';
import type { NextRequest } from 'next/server';
import { refusals } from '@/content/words/refusals';
import { readUser } from '@/lib/auth/session';
import { logEvent } from '@/lib/log/log-event';
import { createSupabase } from '@/lib/supabase/server';
import { today } from './calendar-day';
import { csvHead, csvRows } from './csv';
import { parseListQuery } from './list-query';
import type { DemoRequestPage } from './answers';
import { readDemoRequests } from './queries';
import { refuse } from './refuse';

/** Header that says how many rows the file will have, where they were counted. */
const TOTAL = 'X-Total-Rows';

/**
 * The requests that the list's address asks for, all of them, as a CSV file. It is sent while it is read, so that a
 * long list needs no more memory than a short one.
 */
export async function exportDemoRequests(request: NextRequest): Promise<Response> {
  // Cross-origin check: a link on another site must not make anybody save a file with personal data.
  const site = request.headers.get('sec-fetch-site') ?? 'none';
  if (site !== 'same-origin' && site !== 'none') return refuse(403, refusals.foreign);
  const visitor = await readUser(await createSupabase());
  if (visitor.state === 'signed-out') return refuse(401, refusals.signedOut);
  if (visitor.state === 'unreachable') return refuse(503, refusals.listUnread);

  const query = parseListQuery(Object.fromEntries(request.nextUrl.searchParams));
  const pages = readDemoRequests(query);
  // The first page decides whether there is a file at all.
  const first = await pages.next().catch(() => null);
  if (!first || first.done) return refuse(502, refusals.listUnread);
  const name = `demo-requests-${today(query.zone)}.csv`;
  return new Response(fileOf(first.value, pages), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      ...(!first.value.about && { [TOTAL]: String(first.value.total) }),
    },
  });
}

/** The file, page by page as the reader takes it. Ends with an error, not as if it were whole, when a page fails. */
function fileOf(
  first: DemoRequestPage,
  pages: AsyncGenerator<DemoRequestPage, void>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      start(controller) {
        controller.enqueue(encoder.encode(csvHead() + csvRows(first.rows)));
      },
      async pull(controller) {
        try {
          const { done, value } = await pages.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(csvRows(value.rows)));
        } catch (cause) {
          await logEvent('error', 'demo-export-broken', { code: (cause as Error).name });
          controller.error(cause);
        }
      },
      async cancel() {
        await pages.return(undefined);
      },
    },
    // One page ahead of the reader, no more.
    { highWaterMark: 1 },
  );
}
