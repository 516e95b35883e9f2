import 'server-only';
import { answerOf, logFailure } from '@/lib/supabase/call';
import { createSupabase, type Supabase } from '@/lib/supabase/server';
import { DAY_MS } from './calendar-day';
import type { ListQuery } from './list-query';
import { type DemoRequestDetails, type DemoRequestRow, queryDetails, queryPage } from './read-requests';
import { readStaff, type StaffMember } from './read-team';

/** What the caller may do. */
export interface Access {
  user_id: string;
  email: string;
  is_staff: boolean;
  reads_all: boolean;
  request_read_access: 'any_confirmed_account' | 'staff_only';
}

/** An action on a request, from the audit log. */
export interface RequestAction {
  id: number;
  action: string;
  actor_id: string | null;
  details: { status?: string; close_reason?: string; assignee_id?: string };
  created_at: string;
}

/** Everything that the panel of one request shows. */
export interface OpenRequest {
  request: DemoRequestDetails;
  history: RequestAction[];
  staff: StaffMember[];
}

/** The dashboard as its reader sees it, or why there is nothing to see. */
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
  /** The page is after the last one. */
  | { status: 'no-such-page' }
  /** The backend answered with an error, or not at all. */
  | { status: 'failed' | 'thrown' };

/** Days of the chart. */
export const RECENT_DAYS = 30;

/**
 * Reads the dashboard. The policies decide what its reader sees.
 *
 * @param requestId The request whose panel is open.
 */
export async function readDashboard(query: ListQuery, requestId: string | undefined): Promise<Dashboard> {
  const supabase = await createSupabase();
  const [access, list, days, sources, deadLetters, open] = await Promise.all([
    readAccess(supabase),
    answerOf(() => queryPage(supabase, query)),
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

/** Reads what the caller may do: null without a living session, undefined where that is not known. */
export async function readAccess(supabase: Supabase): Promise<Access | null | undefined> {
  const answer = await answerOf(() => supabase.rpc('get_my_access'));
  if (answer.status === 401) return null;
  return answer.error ? undefined : (answer.data as unknown as Access | null);
}

/** Reads the requests of each recent day, days without one included; UTC, oldest first. */
async function readDays(supabase: Supabase) {
  const today = Date.parse(new Date().toISOString().slice(0, 10));
  const first = today - (RECENT_DAYS - 1) * DAY_MS;
  const answer = await answerOf(() =>
    supabase.rpc('count_requests_by_day', { p_since: new Date(first).toISOString() }),
  );
  const counts = new Map((answer.error ? [] : answer.data).map(({ day, requests }) => [day, requests]));
  return Array.from({ length: RECENT_DAYS }, (_, index) => {
    const day = new Date(first + index * DAY_MS).toISOString().slice(0, 10);
    return { day, requests: counts.get(day) ?? 0 };
  });
}

async function readSources(supabase: Supabase): Promise<string[]> {
  const answer = await answerOf(() => supabase.rpc('list_request_sources'));
  return answer.error ? [] : answer.data.map(({ source }) => source);
}

async function readDeadLetters(supabase: Supabase) {
  const answer = await answerOf(() =>
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
    answerOf(() => queryDetails(supabase, id)),
    answerOf(() =>
      supabase
        .from('audit_log')
        .select('id, action, actor_id, details, created_at')
        .eq('target_id', id)
        .order('id')
        .overrideTypes<RequestAction[], { merge: false }>(),
    ),
    readStaff(supabase),
  ]);
  if (request.error || !request.data) return null;
  return { request: request.data, history: history.error ? [] : history.data, staff };
}
