import 'server-only';
import { answerOf, logFailure } from '@/lib/supabase/call';
import { createSupabase } from '@/lib/supabase/server';
import { type DemoRequestPage, listAnswer } from './answers';
import { addDays, startOfDay } from './calendar-day';
import type { ListQuery } from './list-query';

/** What the database is asked for, as both of its functions take it. */
export function listArguments({
  search,
  from,
  to,
  zone,
  sort,
  descending,
  after,
  before,
  status,
  source,
  sender,
}: ListQuery) {
  return {
    p_search: search,
    ...(from && { p_from: startOfDay(from, zone).toISOString() }),
    ...(to && { p_until: startOfDay(addDays(to, 1), zone).toISOString() }),
    p_sort: sort,
    p_descending: descending,
    ...(after && { p_after: after }),
    ...(before && { p_before: before }),
    ...(status && { p_status: status }),
    ...(source !== undefined && { p_source: source }),
    ...(sender && { p_sender: sender }),
  };
}

/** Rows of an export that are in memory at a time; the most that the database hands out. */
const EXPORT_PAGE = 1000;

/**
 * All demo requests that a query matches, page by page with a cursor. Only the first says how many there are.
 *
 * @throws Error when a page cannot be read.
 */
export async function* readDemoRequests(query: ListQuery): AsyncGenerator<DemoRequestPage, void> {
  const supabase = await createSupabase();
  let after: string | undefined;
  for (;;) {
    const args = {
      ...listArguments({ ...query, after, before: undefined }),
      p_size: EXPORT_PAGE,
      p_counted: !after,
    };
    const answer = await answerOf(() => supabase.rpc('list_demo_requests', args));
    const page = answer.error ? null : listAnswer.safeParse(answer.data).data;
    if (!page) {
      await logFailure('error', 'demo-list-failed', answer);
      throw new Error('The list could not be read.');
    }
    // An empty chunk would stop the stream; an empty list still has its headings.
    if (page.rows.length > 0 || !after) yield page;
    after = page.rows.at(-1)?.id;
    if (page.rows.length < EXPORT_PAGE) return;
  }
}
