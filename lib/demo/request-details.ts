import 'server-only';
import * as z from 'zod/mini';
import { logEvent } from '@/lib/log/log-event';
import { withDeadline } from '@/lib/security/deadline';
import { CALL_DEADLINE_MS } from '@/lib/supabase/client-options';
import { createSupabase } from '@/lib/supabase/server';
import { type Attribution, attributionNames, readAttribution } from './attribution';
import type { NotificationState } from './notification';
import { type DemoRequestRow, findDemoRequest } from './queries';
import { type RecentRequests, recentRequests } from './recent-requests';

/** What the panel shows of a request besides its words. */
export interface RequestDetails {
  attribution: Attribution;
  /** Absent for people who read their own requests only. */
  notification?: NotificationState;
}

/** What the panels show besides the rows of the list. */
export interface PanelData {
  /** By the requests' ids. */
  details: Record<string, RequestDetails>;
  /** The request that the address asks for; it need not be on the page. */
  asked: DemoRequestRow | null;
}

/** What the dashboard says above the list. */
export interface DashboardNotice {
  /** When the newest request came, or long ago when there is none; null when that is not known. */
  newest: string | null;
  /** Notifications that could not be sent, and the request whose has waited longest. */
  parked: { count: number; request: string } | null;
}

const LONG_AGO = '1970-01-01T00:00:00Z';

/** A call's data; null, and a line in the log, when it failed. The list is shown without it then. */
async function ask<Data>(
  what: string,
  call: PromiseLike<{ data: Data | null; error: { code: string } | null }>,
): Promise<Data | null> {
  try {
    const { data, error } = await withDeadline(call, CALL_DEADLINE_MS);
    if (!error) return data;
    await logEvent('warn', 'dashboard-detail-missing', { what, code: error.code });
  } catch (cause) {
    await logEvent('warn', 'dashboard-detail-missing', { what, code: (cause as Error).name });
  }
  return null;
}

const isId = (id: unknown): id is string => z.guid().safeParse(id).success;

/**
 * Reads what the panels show besides the rows of the list.
 *
 * @param asked Untrusted: the request that the address asks for.
 */
export async function readPanels(rows: DemoRequestRow[], asked: unknown): Promise<PanelData> {
  const found = isId(asked) ? (rows.find(({ id }) => id === asked) ?? (await findDemoRequest(asked))) : null;
  const all = found ? [...rows, found] : rows;
  // A malformed row has no id of its own.
  return { asked: found, details: await readDetails(all.map(({ id }) => id).filter(isId)) };
}

/** Where the senders of these requests came from, and how the mails about them stand. */
async function readDetails(ids: string[]): Promise<PanelData['details']> {
  if (ids.length === 0) return {};
  const supabase = await createSupabase();
  const [origins, notifications] = await Promise.all([
    ask('attribution', supabase.from('demo_requests').select(`id, ${attributionNames.join()}`).in('id', ids)),
    ask('notifications', supabase.rpc('read_demo_notifications', { p_request_ids: ids })),
  ]);
  const details: PanelData['details'] = {};
  for (const origin of (origins ?? []) as unknown as ({ id: string } & Attribution)[])
    details[origin.id] = { attribution: readAttribution(origin, '') };
  for (const row of notifications ?? [])
    (details[row.request_id] ??= { attribution: {} }).notification = {
      status: row.status as NotificationState['status'],
      attempts: row.attempts,
      nextAttemptAt: row.next_attempt_at,
      sentAt: row.sent_at,
      lastError: row.last_error,
    };
  return details;
}

/** Reads what the dashboard shows besides the list. */
export async function readSurroundings() {
  const [notice, recent] = await Promise.all([readNotice(), countRecentRequests()]);
  return { notice, recent };
}

async function readNotice(): Promise<DashboardNotice> {
  const supabase = await createSupabase();
  const [newest, parked] = await Promise.all([
    ask(
      'newest',
      supabase.from('demo_requests').select('created_at').order('created_at', { ascending: false }).limit(1),
    ),
    ask('parked', supabase.rpc('parked_demo_notifications')),
  ]);
  const [longest] = parked ?? [];
  return {
    newest: newest && (newest[0]?.created_at ?? LONG_AGO),
    parked: longest ? { count: longest.parked, request: longest.request_id } : null,
  };
}

/** How many requests are newer than a moment; null when that is not known. */
export async function countNewerRequests(moment: string): Promise<number | null> {
  try {
    const supabase = await createSupabase();
    const query = supabase
      .from('demo_requests')
      .select('id', { count: 'exact', head: true })
      .gt('created_at', moment);
    return (await withDeadline(query, CALL_DEADLINE_MS)).count;
  } catch {
    return null;
  }
}

/** Requests of the last thirty days by day and by source; null when they could not be counted. */
async function countRecentRequests(): Promise<RecentRequests | null> {
  const supabase = await createSupabase();
  const rows = await ask('counts', supabase.rpc('count_recent_demo_requests'));
  return rows && recentRequests(rows, new Date());
}
