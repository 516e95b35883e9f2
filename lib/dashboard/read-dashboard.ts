import 'server-only';
import { callBackend, logFailure } from '@/lib/supabase/call';
import { createSupabase, type Supabase } from '@/lib/supabase/server';
import { DAY_MS } from './calendar-day';
import type { ListQuery } from './list-query';
import { type DemoRequestDetails, type DemoRequestRow, readDetails, readPage } from './read-requests';
import {
  type Access,
  type AuditEntry,
  readAuditLog,
  readAccess,
  readStaff,
  type StaffMember,
} from './read-team';

export interface OpenRequest {
  request: DemoRequestDetails;
  history: AuditEntry[];
  staff: StaffMember[];
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
      /** Deliveries that need a person, and the request of one of them. */
      deadLetters: { count: number; requestId: string } | null;
      open: OpenRequest | null;
    }
  | { status: 'signed-out' }
  | { status: 'no-such-page' }
  /** The backend answered with an error, or not at all (`thrown`). */
  | { status: 'failed' | 'thrown' };

const CHART_DAYS = 30;

/** Reads the dashboard, and the request whose panel is open. */
export async function readDashboard(query: ListQuery, requestId: string | undefined): Promise<Dashboard> {
  const supabase = await createSupabase();
  const [access, list, days, sources, deadLetters, open] = await Promise.all([
    readAccess(supabase),
    callBackend(() => readPage(supabase, query)),
    readDays(supabase),
    readSources(supabase),
    readDeadLetters(supabase),
    requestId ? readOpenRequest(supabase, requestId) : null,
  ]);
  if (access === null || list.status === 401) return { status: 'signed-out' };
  if (list.error?.code === 'PGRST103') return { status: 'no-such-page' };
  if (access === undefined || list.error) {
    await logFailure('error', 'dashboard-unread', list);
    return { status: list.status === 0 ? 'thrown' : 'failed' };
  }
  const { data: rows } = list;
  const total = ('count' in list && list.count) || rows.length;
  return { status: 'ok', access, rows, total, days, sources, deadLetters, open };
}

/** Counts the requests of each recent day of UTC, oldest first. */
async function readDays(supabase: Supabase) {
  const today = Date.parse(new Date().toISOString().slice(0, 10));
  const first = today - (CHART_DAYS - 1) * DAY_MS;
  const answer = await callBackend(() =>
    supabase.rpc('count_requests_by_day', { p_since: new Date(first).toISOString() }),
  );
  const counts = new Map((answer.error ? [] : answer.data).map(({ day, requests }) => [day, requests]));
  return Array.from({ length: CHART_DAYS }, (_, index) => {
    const day = new Date(first + index * DAY_MS).toISOString().slice(0, 10);
    return { day, requests: counts.get(day) ?? 0 };
  });
}

async function readSources(supabase: Supabase): Promise<string[]> {
  const answer = await callBackend(() => supabase.rpc('list_request_sources'));
  return answer.error ? [] : answer.data.map(({ source }) => source);
}

async function readDeadLetters(supabase: Supabase) {
  const answer = await callBackend(() =>
    supabase
      .from('deliveries')
      .select('request_id', { count: 'exact' })
      .eq('status', 'dead_letter')
      .order('next_attempt_at')
      .limit(1),
  );
  const [oldest] = answer.error ? [] : answer.data;
  return oldest ? { count: ('count' in answer && answer.count) || 1, requestId: oldest.request_id } : null;
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
