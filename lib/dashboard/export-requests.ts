import 'server-only';
import type { NextRequest } from 'next/server';
import { refusals } from '@/content/messages/errors';
import { logEvent } from '@/lib/log/log-event';
import { callBackend, logFailure } from '@/lib/supabase/call';
import { createSupabase } from '@/lib/supabase/server';
import { getDay } from './calendar-day';
import { formatCsvHead, formatCsvRows } from './csv';
import { parseListQuery } from './list-query';
import { type DemoRequestRow, countRequests, readAllRequests } from './read-requests';
import { askAccess } from './read-team';
import { readTimeZone } from './read-time-zone';

/** Answers with the requests of a list as a CSV file, for staff. The database records and limits exports. */
export async function exportRequests(request: NextRequest): Promise<Response> {
  // A link on another site must not save a file with personal data.
  const site = request.headers.get('sec-fetch-site') ?? 'none';
  if (site !== 'same-origin' && site !== 'none') return reject(403, refusals.foreign);

  const query = parseListQuery(Object.fromEntries(request.nextUrl.searchParams));
  const supabase = await createSupabase();
  const asked = await askAccess(supabase);
  const reader = asked.data && { ...asked.data, zone: await readTimeZone() };
  if (asked.status === 401 || (!asked.error && !reader)) return reject(401, refusals.signedOut);
  if (reader && !reader.is_staff) return reject(403, refusals.exportForStaff);
  const counted = reader ? await callBackend(() => countRequests(supabase, query, reader)) : asked;
  if (!reader || counted.error) {
    await logFailure('error', 'export-not-counted', counted);
    return counted.status === 401 ? reject(401, refusals.signedOut) : reject(502, refusals.listUnread);
  }
  const recorded = await callBackend(() => supabase.rpc('record_export', { p_requests: counted.count ?? 0 }));
  if (recorded.status === 403) return reject(403, refusals.exportForStaff);
  if (recorded.status === 429) return reject(429, refusals.exportLimited);
  if (recorded.error) {
    await logFailure('error', 'export-not-recorded', recorded);
    return reject(502, refusals.listUnread);
  }

  const parts = readAllRequests(query, reader);
  // The first part decides whether there is a file at all.
  const first = await parts.next().catch(() => null);
  if (!first || first.done) return reject(502, refusals.listUnread);
  return new Response(streamCsv(first.value, parts, reader.zone), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="demo-requests-${getDay(Date.now(), reader.zone)}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

const reject = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private, no-store' },
  });

/** Streams the file. A part that fails breaks off the download, so that it does not look whole. */
function streamCsv(
  first: DemoRequestRow[],
  parts: AsyncGenerator<DemoRequestRow[], void>,
  zone: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      start(controller) {
        controller.enqueue(encoder.encode(formatCsvHead(zone) + formatCsvRows(first, zone)));
      },
      async pull(controller) {
        try {
          const { done, value } = await parts.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(formatCsvRows(value, zone)));
        } catch (cause) {
          await logEvent('error', 'export-broken', { code: (cause as Error).name });
          controller.error(cause);
        }
      },
      async cancel() {
        await parts.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
}
