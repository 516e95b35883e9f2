import 'server-only';
import { logEvent } from '@/lib/log/log-event';
import { withDeadline } from '@/lib/security/deadline';
import { CALL_DEADLINE_MS } from '@/lib/supabase/client-options';
import type { Database } from '@/lib/supabase/database.types';
import { createSupabase } from '@/lib/supabase/server';
import type { Attribution } from './attribution';
import { addDays, startOfDay } from './calendar-day';
import type { ListQuery } from './list-query';

export type DemoRequestRow = Omit<
  Database['public']['Tables']['demo_requests']['Row'],
  'user_id' | 'search_text' | 'purpose_start' | keyof Attribution
>;

/** The row as text, whatever arrived: one bad row must not take the list down. What it lacks is empty. */
function readRow(row: unknown, index: number): DemoRequestRow {
  const fields = (row ?? {}) as Record<string, unknown>;
  const text = (name: keyof DemoRequestRow) => (typeof fields[name] === 'string' ? fields[name] : '');
  return {
    id: text('id') || String(index),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    purpose: text('purpose'),
    created_at: text('created_at'),
  };
}

/** One page of the list, how many requests are wanted in all, and how many of them come before this page. */
export interface DemoRequestPage {
  rows: DemoRequestRow[];
  total: number;
  preceding: number;
}

export type DemoRequestList =
  | ({ status: 'ok' } & DemoRequestPage)
  /** The database answered with an error, or there was no answer at all. */
  | { status: 'failed' | 'thrown' };

type Supabase = Awaited<ReturnType<typeof createSupabase>>;

/** Which rows, and how: the database counts with the first page only if told so. */
interface Reading {
  size?: number;
  counted?: boolean;
}

async function readPage(
  supabase: Supabase,
  query: ListQuery,
  { size = query.size, counted = true }: Reading = {},
): Promise<DemoRequestList> {
  const { search, from, to, zone, sort, descending, after, before } = query;
  const call = supabase.rpc('list_demo_requests', {
    p_search: search,
    ...(from && { p_from: startOfDay(from, zone).toISOString() }),
    ...(to && { p_until: startOfDay(addDays(to, 1), zone).toISOString() }),
    p_sort: sort,
    p_descending: descending,
    ...(after && { p_after: after }),
    ...(before && { p_before: before }),
    p_size: size,
    p_counted: counted,
  });
  const { data, error, status } = await withDeadline(call, CALL_DEADLINE_MS);
  const answer = data as { rows?: unknown; total?: unknown; preceding?: unknown } | null;
  if (!error && Array.isArray(answer?.rows)) {
    const count = (value: unknown, fallback: number) => (typeof value === 'number' ? value : fallback);
    const rows = answer.rows.map(readRow);
    return {
      status: 'ok',
      rows,
      total: count(answer.total, rows.length),
      preceding: count(answer.preceding, 0),
    };
  }
  await logEvent('error', 'demo-list-failed', { code: error?.code, status });
  return { status: status === 0 ? 'thrown' : 'failed' };
}

/** One page of demo requests as the signed-in person; row-level security decides which there are. */
export async function listDemoRequests(query: ListQuery): Promise<DemoRequestList> {
  try {
    return await readPage(await createSupabase(), query);
  } catch (cause) {
    await logEvent('error', 'demo-list-failed', { code: (cause as Error).name });
    return { status: 'thrown' };
  }
}

/** Rows of an export that are in memory at a time; the most that the database hands out. */
const EXPORT_PAGE = 1000;

/**
 * All demo requests that a query wants, page after page. Only the first says how many there are.
 *
 * @throws Error when a page cannot be read.
 */
export async function* readDemoRequests(query: ListQuery): AsyncGenerator<DemoRequestPage, void> {
  const supabase = await createSupabase();
  let after: string | undefined;
  for (;;) {
    const beside = { ...query, after, before: undefined };
    const page = await readPage(supabase, beside, { size: EXPORT_PAGE, counted: !after });
    if (page.status !== 'ok') throw new Error('The list could not be read.');
    // An empty chunk would stop the stream; an empty list still has its headings.
    if (page.rows.length > 0 || !after) yield page;
    after = page.rows.at(-1)?.id;
    if (page.rows.length < EXPORT_PAGE) return;
  }
}

/**
 * One request as the signed-in person may see it; null when there is none for them, or no answer.
 *
 * @param id Untrusted.
 */
export async function findDemoRequest(id: string): Promise<DemoRequestRow | null> {
  try {
    const supabase = await createSupabase();
    const query = supabase
      .from('demo_requests')
      .select('id, name, email, phone, purpose, created_at')
      .eq('id', id)
      .maybeSingle();
    const { data } = await withDeadline(query, CALL_DEADLINE_MS);
    return data && readRow(data, 0);
  } catch (cause) {
    await logEvent('warn', 'demo-request-not-read', { code: (cause as Error).name });
    return null;
  }
}
