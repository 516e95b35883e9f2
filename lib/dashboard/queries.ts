import 'server-only';
import { logEvent } from '@/lib/log/log-event';
import { withDeadline } from '@/lib/supabase/deadline';
import { CALL_DEADLINE_MS } from '@/lib/supabase/client-options';
import type { Database } from '@/lib/supabase/database.types';
import { createSupabase } from '@/lib/supabase/server';
import type { Attribution } from '../demo/attribution';
import { addDays, startOfDay } from './calendar-day';
import type { ListQuery } from './list-query';

export type DemoRequestRow = Omit<
  Database['public']['Tables']['demo_requests']['Row'],
  'user_id' | 'search_text' | 'purpose_start' | keyof Attribution
>;

/** The row as text, whatever arrived: one bad row must not take the list down. What it lacks is empty. */
export function readRow(row: unknown, index: number): DemoRequestRow {
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

/** What the database is asked for, as both of its functions take it. */
export function listArguments({ search, from, to, zone, sort, descending, after, before }: ListQuery) {
  return {
    p_search: search,
    ...(from && { p_from: startOfDay(from, zone).toISOString() }),
    ...(to && { p_until: startOfDay(addDays(to, 1), zone).toISOString() }),
    p_sort: sort,
    p_descending: descending,
    ...(after && { p_after: after }),
    ...(before && { p_before: before }),
  };
}

/** Reads a page out of the database's answer; null when there is none in it. */
export function readPage(answer: unknown): DemoRequestPage | null {
  const { rows, total, preceding } = (answer ?? {}) as Record<string, unknown>;
  if (!Array.isArray(rows)) return null;
  const count = (value: unknown, fallback: number) => (typeof value === 'number' ? value : fallback);
  return { rows: rows.map(readRow), total: count(total, rows.length), preceding: count(preceding, 0) };
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
    const call = supabase.rpc('list_demo_requests', {
      ...listArguments({ ...query, after, before: undefined }),
      p_size: EXPORT_PAGE,
      p_counted: !after,
    });
    const { data, error, status } = await withDeadline(call, CALL_DEADLINE_MS);
    const page = error ? null : readPage(data);
    if (!page) {
      await logEvent('error', 'demo-list-failed', { code: error?.code, status });
      throw new Error('The list could not be read.');
    }
    // An empty chunk would stop the stream; an empty list still has its headings.
    if (page.rows.length > 0 || !after) yield page;
    after = page.rows.at(-1)?.id;
    if (page.rows.length < EXPORT_PAGE) return;
  }
}
