import 'server-only';
import { callBackend } from '@/lib/supabase/call';
import { createSupabase, type Supabase } from '@/lib/supabase/server';
import { type DemoRequestPage, listAnswer } from './answers';
import { addDays, startOfDay } from './calendar-day';
import type { ListQuery } from './list-query';
import { readAnswer } from './read-answer';

/** What the database is asked for, as both of its functions take it. */
export function listArguments(query: ListQuery) {
  const { search, from, to, zone, sort, descending, after, before, status, source, sender } = query;
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

/** Rows from the end of a page that are tried as cursor: so many of them may be deleted while the file is made. */
const CURSORS = 50;

/**
 * All demo requests that a query matches, page by page with a cursor. Only the first says how many there are.
 *
 * @throws Error when a page cannot be read.
 */
export async function* readDemoRequests(query: ListQuery): AsyncGenerator<DemoRequestPage, void> {
  const supabase = await createSupabase();
  const first = await readPage(supabase, query);
  // An empty list still has its headings.
  yield first;
  const beginning = new Set(first.rows.map(({ id }) => id));
  let page = first;
  while (page.rows.length === EXPORT_PAGE) {
    page = await readNext(supabase, query, page, beginning);
    // An empty chunk would stop the stream.
    if (page.rows.length > 0) yield page;
  }
}

/** The page after one. A row that was deleted meanwhile is no cursor, and the list would begin anew: the one before it is tried. */
async function readNext(
  supabase: Supabase,
  query: ListQuery,
  { rows }: DemoRequestPage,
  beginning: ReadonlySet<string>,
): Promise<DemoRequestPage> {
  for (const { id } of rows.slice(-CURSORS).toReversed()) {
    const page = await readPage(supabase, query, id);
    if (!page.rows.some((row) => beginning.has(row.id))) return page;
  }
  throw new Error('The place in the list is lost.');
}

async function readPage(supabase: Supabase, query: ListQuery, after?: string): Promise<DemoRequestPage> {
  const args = {
    ...listArguments({ ...query, after, before: undefined }),
    p_size: EXPORT_PAGE,
    p_counted: !after,
  };
  const answer = await callBackend(() => supabase.rpc('list_demo_requests', args));
  const page = await readAnswer(answer, listAnswer, 'demo-list-failed');
  if (!page) throw new Error('The list could not be read.');
  return page;
}
