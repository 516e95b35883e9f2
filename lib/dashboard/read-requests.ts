import 'server-only';
import { fieldNames } from '@/lib/demo/fields';
import type { StoredFields } from '@/lib/demo/read-field';
import { foldText } from '@/lib/fold-text';
import type { Tables } from '@/lib/supabase/database.types';
import { createSupabase, type Supabase } from '@/lib/supabase/server';
import { foldDigits } from '@/lib/input-rules';
import { addDays, findStartOfDay } from './calendar-day';
import { type ListQuery, PAGE_SIZE } from './list-query';
import type { Access } from './read-team';
import type { CloseReason, Status } from './request-state';

// The generated types know no checks and no shapes of JSON.
export interface DemoRequestRow
  extends StoredFields, Pick<Tables<'demo_requests'>, 'id' | 'created_at' | 'source'> {
  attribution: Record<string, string>;
  /** Null for everybody but staff. */
  demo_request_states: { status: Status } | null;
}

type StateColumns = Pick<Tables<'demo_request_states'>, 'assignee_id' | 'version'>;
type DeliveryColumns = Pick<
  Tables<'deliveries'>,
  'destination' | 'attempts' | 'next_attempt_at' | 'sent_at' | 'last_error'
>;

/** A request with its notes and deliveries, of which only staff see any. */
export interface DemoRequestDetails extends Omit<DemoRequestRow, 'demo_request_states'> {
  demo_request_states: (StateColumns & { status: Status; close_reason: CloseReason | null }) | null;
  demo_request_notes: Omit<Tables<'demo_request_notes'>, 'request_id'>[];
  deliveries: (DeliveryColumns & { status: 'pending' | 'sent' | 'dead_letter' })[];
}

const FIELDS = `id, ${fieldNames.join()}, phone_typed, created_at, source, attribution`;

const MAX_TERMS = 8;

/** Returns the patterns of a search, all of which must match. */
export function getSearchPatterns(search: string): string[] {
  const escape = (term: string) => `%${term.replace(/[\\%_]/g, String.raw`\$&`).replaceAll('*', '_')}%`;
  // A phone number is typed with spaces and signs, and in digits of any script; stored are its digits.
  const number = foldDigits(search.normalize('NFKC'));
  const digits = number.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '');
  if (/^\+?[\d\s().\u2212\p{Pd}/]+$/u.test(number) && digits.length >= 3) return [escape(digits)];
  return foldText(search).split(/\s+/).filter(Boolean).slice(0, MAX_TERMS).map(escape);
}

/** Quotes an element of a PostgreSQL array, which the client library does not. */
const quoteElement = (text: string) => `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;

/** The account whose requests alone a query reads, unless it reads all, and the zone in which its days begin. */
export type Reader = Pick<Access, 'reads_all' | 'user_id'> & { zone: string };

/** Builds the query of the list, newest first. The policies decide which rows its reader sees. */
function queryRequests(
  supabase: Supabase,
  query: ListQuery,
  reader: Reader,
  options: { count?: 'exact'; head?: boolean } = {},
) {
  const { search, from, to, status, source } = query;
  const join = status ? 'demo_request_states!inner(status)' : 'demo_request_states(status)';
  let request = supabase
    .from('demo_requests')
    .select(`${FIELDS}, ${join}`, options)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false });
  // The policy would say the same, but only after walking through the requests of everybody.
  if (!reader.reads_all) request = request.eq('user_id', reader.user_id);
  const patterns = getSearchPatterns(search);
  if (patterns.length > 0) request = request.likeAllOf('search_text', patterns.map(quoteElement));
  if (from) request = request.gte('created_at', findStartOfDay(from, reader.zone).toISOString());
  if (to) request = request.lt('created_at', findStartOfDay(addDays(to, 1), reader.zone).toISOString());
  if (source !== undefined) request = request.eq('source', source);
  if (status) request = request.eq('demo_request_states.status', status);
  return request;
}

export function readPage(supabase: Supabase, query: ListQuery, reader: Reader) {
  const first = (query.page - 1) * PAGE_SIZE;
  return queryRequests(supabase, query, reader, { count: 'exact' })
    .range(first, first + PAGE_SIZE - 1)
    .overrideTypes<DemoRequestRow[], { merge: false }>();
}

export const countRequests = (supabase: Supabase, query: ListQuery, reader: Reader) =>
  queryRequests(supabase, query, reader, { count: 'exact', head: true });

export const readDetails = (supabase: Supabase, id: string) =>
  supabase
    .from('demo_requests')
    .select(
      `${FIELDS},
      demo_request_states(status, close_reason, assignee_id, version),
      demo_request_notes(id, body, author_id, created_at),
      deliveries(destination, status, attempts, next_attempt_at, sent_at, last_error)`,
    )
    .eq('id', id)
    .maybeSingle()
    .overrideTypes<DemoRequestDetails, { merge: false }>();

const EXPORT_ROWS = 1000;

/**
 * Reads all matching requests in parts, newest first. Each part continues after the last row, so that new requests shift
 * nothing. Throws where a part cannot be read.
 */
export async function* readAllRequests(
  query: ListQuery,
  reader: Reader,
): AsyncGenerator<DemoRequestRow[], void> {
  const supabase = await createSupabase();
  let last: DemoRequestRow | undefined;
  do {
    let request = queryRequests(supabase, query, reader).limit(EXPORT_ROWS);
    if (last) {
      const { created_at, id } = last;
      request = request.or(`created_at.lt."${created_at}",and(created_at.eq."${created_at}",id.lt.${id})`);
    }
    const { data, error } = await request.overrideTypes<DemoRequestRow[], { merge: false }>();
    if (error) throw new Error(`The export failed: ${error.code}`);
    yield data;
    // A short part is no end: the project may allow fewer rows a response ("Max rows").
    last = data.at(-1);
  } while (last);
}
