import 'server-only';
import { logEvent } from '@/lib/log/log-event';
import { withDeadline } from '@/lib/supabase/deadline';
import { CALL_DEADLINE_MS } from '@/lib/supabase/client-options';
import { createSupabase } from '@/lib/supabase/server';
import { type Attribution, readAttribution } from '../demo/attribution';
import type { ListQuery } from './list-query';
import type { NotificationState } from './notification';
import { type DemoRequestPage, type DemoRequestRow, listArguments, readPage, readRow } from './queries';
import { type RecentRequests, recentRequests } from './recent-requests';
import { rowId } from './row-id';

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
  /** When the newest request came, or long ago when there is none. */
  newest: string;
  /** Notifications that could not be sent, and the request whose has waited longest. */
  parked: { count: number; request: string } | null;
}

/** What the dashboard shows its reader. */
export interface DashboardData {
  status: 'ok';
  /** The reader's address. */
  viewer: string | undefined;
  list: DemoRequestPage;
  panels: PanelData;
  notice: DashboardNotice;
  /** Requests of the last thirty days by day and by source. */
  recent: RecentRequests;
}

export type Dashboard =
  | DashboardData
  /** The database does not know who asks. */
  | { status: 'signed-out' }
  /** The database answered with an error, or there was no answer at all. */
  | { status: 'failed' | 'thrown' };

const LONG_AGO = '1970-01-01T00:00:00Z';

/** What the database adds to the page of the list. Whoever reads only their own requests gets no notifications. */
interface Answer {
  viewer?: string;
  asked?: unknown;
  origins?: ({ id: string } & Attribution)[] | null;
  notifications?:
    | {
        request_id: string;
        status: NotificationState['status'];
        attempts: number;
        next_attempt_at: string;
        sent_at: string | null;
        last_error: string | null;
      }[]
    | null;
  newest?: string | null;
  parked?: { request_id: string; parked: number }[] | null;
  recent?: Parameters<typeof recentRequests>[0] | null;
}

/**
 * Reads the dashboard with one question. The database verifies the session it is asked with: without one it answers
 * nothing, whoever let the request through.
 *
 * @param asked Untrusted: the request that the address asks for.
 */
export async function readDashboard(query: ListQuery, asked: unknown): Promise<Dashboard> {
  try {
    const supabase = await createSupabase();
    const id = rowId(asked);
    const call = supabase.rpc('read_dashboard', {
      ...listArguments(query),
      p_size: query.size,
      ...(id && { p_asked: id }),
    });
    const { data, error, status } = await withDeadline(call, CALL_DEADLINE_MS);
    const list = error ? null : readPage(data);
    if (list) return { status: 'ok', list, ...readRest(data as Answer) };
    if (status === 401 || status === 403) return { status: 'signed-out' };
    await logEvent('error', 'demo-list-failed', { code: error?.code, status });
    return { status: status === 0 ? 'thrown' : 'failed' };
  } catch (cause) {
    await logEvent('error', 'demo-list-failed', { code: (cause as Error).name });
    return { status: 'thrown' };
  }
}

function readRest(answer: Answer): Omit<DashboardData, 'status' | 'list'> {
  const details: PanelData['details'] = {};
  for (const origin of answer.origins ?? [])
    details[origin.id] = { attribution: readAttribution(origin, '') };
  for (const row of answer.notifications ?? [])
    (details[row.request_id] ??= { attribution: {} }).notification = {
      status: row.status,
      attempts: row.attempts,
      nextAttemptAt: row.next_attempt_at,
      sentAt: row.sent_at,
      lastError: row.last_error,
    };
  const [longest] = answer.parked ?? [];
  return {
    viewer: answer.viewer,
    panels: { details, asked: answer.asked ? readRow(answer.asked, 0) : null },
    notice: {
      newest: answer.newest ?? LONG_AGO,
      parked: longest ? { count: longest.parked, request: longest.request_id } : null,
    },
    recent: recentRequests(answer.recent ?? [], new Date()),
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
