import 'server-only';
import { logEvent } from '@/lib/log/log-event';
import { withDeadline } from '@/lib/security/deadline';
import { CALL_DEADLINE_MS } from '@/lib/supabase/client-options';
import type { Database } from '@/lib/supabase/database.types';
import { createSupabase } from '@/lib/supabase/server';
import type { Attribution } from './attribution';

export type DemoRequestRow = Omit<
  Database['public']['Tables']['demo_requests']['Row'],
  'user_id' | keyof Attribution
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

/** One page of the list, newest first, and how many there are in all. */
export type DemoRequestList =
  | { status: 'ok'; rows: DemoRequestRow[]; total: number }
  | { status: 'past-the-end' }
  /** The database answered with an error, or there was no answer at all. */
  | { status: 'failed' | 'thrown' };

/** Rows on one page of the dashboard. */
export const PAGE_SIZE = 50;

/**
 * Lists demo requests as the signed-in person; row-level security decides which.
 *
 * @param page Counted from 1.
 */
export async function listDemoRequests(page: number): Promise<DemoRequestList> {
  try {
    const supabase = await createSupabase();
    const from = (page - 1) * PAGE_SIZE;
    const query = supabase
      .from('demo_requests')
      .select('id, name, email, phone, purpose, created_at', { count: 'exact' })
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(from, from + PAGE_SIZE - 1);
    const { data, error, count, status } = await withDeadline(query, CALL_DEADLINE_MS);
    if (status === 416) return { status: 'past-the-end' };
    if (!error && Array.isArray(data))
      return { status: 'ok', rows: data.map(readRow), total: count ?? data.length };
    await logEvent('error', 'demo-list-failed', { code: error?.code, status });
    return { status: status === 0 ? 'thrown' : 'failed' };
  } catch (cause) {
    await logEvent('error', 'demo-list-failed', { code: (cause as Error).name });
    return { status: 'thrown' };
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
