import 'server-only';
import { callBackend, logFailure } from '@/lib/supabase/call';
import { createSupabase, type Supabase } from '@/lib/supabase/server';
import { addDays, findStartOfDay, getDay } from './calendar-day';
import type { ListQuery } from './list-query';
import { type DemoRequestDetails, type DemoRequestRow, readDetails, readPage } from './read-requests';
import {
  type Access,
  askAccess,
  type AuditEntry,
  readAuditLog,
  readStaff,
  type StaffMember,
} from './read-team';

export interface OpenRequest {
  request: DemoRequestDetails;
  history: AuditEntry[];
  staff: StaffMember[];
}

export interface Undelivered {
  count: number;
  /** The request that waits longest, its time, and why its delivery failed last. */
  requestId: string;
  since: string;
  destination: string;
  lastError: string | null;
}

/** The dashboard as its reader sees it, or the reason why it is empty. */
export type Dashboard =
  | {
      status: 'ok';
      access: Access;
      rows: DemoRequestRow[];
      total: number;
      days: { day: string; requests: number }[];
      sources: string[];
      /** Notifications that are late or were given up; null for none, and for who is not staff. */
      undelivered: Undelivered | null;
      open: OpenRequest | null;
    }
  | { status: 'signed-out' }
  | { status: 'no-such-page' }
  /** The backend answered with an error, or not at all (`thrown`). */
  | { status: 'failed' | 'thrown' };

const CHART_DAYS = 30;
const LATE_MS = 3 * 60 * 1000;

/** Reads the dashboard, and the request whose panel is open. */
export async function readDashboard(
  query: ListQuery,
  requestId: string | undefined,
  zone: string,
): Promise<Dashboard> {
  const supabase = await createSupabase();
  const reader = askAccess(supabase);
  const [asked, list, days, sources, undelivered, open] = await Promise.all([
    reader,
    reader.then(({ data }) => data && callBackend(() => readPage(supabase, query, { ...data, zone }))),
    readDays(supabase, zone),
    readSources(supabase),
    readUndelivered(supabase),
    requestId ? readOpenRequest(supabase, requestId) : null,
  ]);
  const result = list ?? asked;
  if (result.status === 401 || (!asked.error && !asked.data)) return { status: 'signed-out' };
  if (result.error?.code === 'PGRST103') return { status: 'no-such-page' };
  if (!asked.data || !list || list.error) {
    await logFailure('error', 'dashboard-unread', result);
    return { status: result.status === 0 ? 'thrown' : 'failed' };
  }
  const { data: access } = asked;
  const { data: rows } = list;
  const total = ('count' in list && list.count) || rows.length;
  return { status: 'ok', access, rows, total, days, sources, undelivered, open };
}

/** Counts the requests of each recent day of a zone, oldest first. A day begins as in the filter of days. */
async function readDays(supabase: Supabase, zone: string) {
  const today = getDay(Date.now(), zone);
  const days = Array.from({ length: CHART_DAYS }, (_, index) => addDays(today, index + 1 - CHART_DAYS));
  const starts = days.map((day) => findStartOfDay(day, zone).toISOString());
  const result = await callBackend(() => supabase.rpc('count_requests_since', { p_starts: starts }));
  const counts = new Map(
    (result.error ? [] : result.data).map(({ start, requests }) => [new Date(start).toISOString(), requests]),
  );
  return days.map((day, index) => ({ day, requests: counts.get(starts[index] ?? '') ?? 0 }));
}

async function readSources(supabase: Supabase): Promise<string[]> {
  const result = await callBackend(() => supabase.rpc('list_request_sources'));
  return result.error ? [] : result.data.map(({ source }) => source);
}

/** Reads late deliveries, as the health check does. Receipts do not count: their address may be wrong. */
async function readUndelivered(supabase: Supabase): Promise<Undelivered | null> {
  const late = new Date(Date.now() - LATE_MS).toISOString();
  const read = (status: 'pending' | 'dead_letter') =>
    callBackend(() =>
      supabase
        .from('deliveries')
        .select('request_id, destination, last_error, demo_requests!inner(created_at)', { count: 'exact' })
        .eq('status', status)
        .neq('destination', 'receipt')
        .lt('demo_requests.created_at', late)
        .order('demo_requests(created_at)')
        .limit(1),
    );
  const results = await Promise.all([read('pending'), read('dead_letter')]);
  const rows = results.flatMap((result) => (result.error ? [] : result.data));
  const [oldest] = rows.toSorted((a, b) =>
    a.demo_requests.created_at.localeCompare(b.demo_requests.created_at),
  );
  if (!oldest) return null;
  return {
    count: results.reduce((sum, result) => sum + (('count' in result && result.count) || 0), 0),
    requestId: oldest.request_id,
    since: oldest.demo_requests.created_at,
    destination: oldest.destination,
    lastError: oldest.last_error,
  };
}

async function readOpenRequest(supabase: Supabase, id: string): Promise<OpenRequest | null> {
  const [request, history, staff] = await Promise.all([
    callBackend(() => readDetails(supabase, id)),
    callBackend(() =>
      readAuditLog(supabase).eq('target_id', id).order('id').overrideTypes<AuditEntry[], { merge: false }>(),
    ),
    readStaff(supabase),
  ]);
  if (request.error || !request.data) return null;
  return { request: request.data, history: history.error ? [] : history.data, staff };
}
