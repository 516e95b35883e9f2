import 'server-only';
import { readUser } from '@/lib/auth/session';
import { site } from '@/content/site';
import { noteFailure } from '@/lib/health/failures';
import { logEvent } from '@/lib/log/log-event';
import { CALL_DEADLINE_MS, callBackend, logFailure } from '@/lib/supabase/call';
import { consumeRateLimit } from '@/lib/security/rate-limit';
import { createSupabase, type Supabase } from '@/lib/supabase/server';
import { toHex } from '@/lib/to-hex';
import type { Attribution } from './attribution';
import { type DemoRequest, fieldNames, getField, isOptional } from './fields';
import { notifyTeam } from './notify-team';
import type { StoredFields } from './read-field';
import type { DemoResult } from './state';

/** Saves a checked request, then notifies the team: a failed notification never loses a request. */
export async function saveRequest(
  request: DemoRequest,
  draftId: string | undefined,
  attribution: Attribution,
): Promise<DemoResult> {
  const seconds = await consumeRateLimit('demoRequest');
  if (seconds > 0) return { status: 'limited', of: 'network', seconds };
  const supabase = await createSupabase();
  const visitor = await readUser(supabase, CALL_DEADLINE_MS);
  if (visitor.state === 'signed-out') return { status: 'signed-out' };
  if (visitor.state === 'unreachable') {
    noteFailure('auth');
    await logEvent('error', 'demo-request-not-saved', { step: 'session' });
    return { status: 'not-saved' };
  }
  const { id: account } = visitor.user;
  const id = await createRequestId(draftId ?? account, request);
  const row = { ...getColumns(request), id };
  const saved = await insertRow(supabase, row, attribution, account);
  if (saved.status !== 'saved') return saved;
  const receipt = { at: saved.at, ...site.answering, booking: site.booking };
  return { status: (await notifyTeam(supabase, row)) ? 'sent' : 'saved', receipt };
}

function getColumns(request: DemoRequest): StoredFields {
  const columns = fieldNames.map(
    (name) => getField(name).store?.(request[name]) ?? { [name]: request[name] || null },
  );
  return Object.assign({}, ...columns) as StoredFields;
}

type Saved =
  { status: 'saved'; at: string } | { status: 'not-saved' } | Extract<DemoResult, { status: 'limited' }>;

const HOUR = 60 * 60;

/** Inserts the row. A row of the same id and owner is the same request, sent again. */
async function insertRow(
  supabase: Supabase,
  request: StoredFields & { id: string },
  attribution: Attribution,
  userId: string,
): Promise<Saved> {
  const result = await callBackend(() => supabase.from('demo_requests').insert({ ...request, attribution }));
  // Only "created" proves the row: the client library takes an empty 404 or any 2xx for success too.
  if (!result.error && result.status === 201) return { status: 'saved', at: new Date().toISOString() };
  if (result.error?.code === 'demo_requests_hourly_limit')
    return { status: 'limited', of: 'account', seconds: Number(result.error.hint) || HOUR };
  if (result.error?.code === '23505') {
    const own = supabase
      .from('demo_requests')
      .select('created_at')
      .match({ id: request.id, user_id: userId });
    const { data } = await callBackend(() => own.maybeSingle());
    if (data) return { status: 'saved', at: data.created_at };
  }
  // Other rejections concern this request or session alone.
  if (result.status === 0 || result.status === 404 || result.status >= 500) noteFailure('database');
  await logFailure('error', 'demo-request-not-saved', result, { step: 'insert' });
  return { status: 'not-saved' };
}

/**
 * Hashes the values with the id of their draft, or else of the account. Sent again, they are the same request, also
 * after a deployment that adds an optional field.
 */
export async function createRequestId(source: string, request: DemoRequest): Promise<string> {
  const required = fieldNames.filter((name) => !isOptional(name));
  const optional = fieldNames.filter((name) => isOptional(name) && request[name]);
  const parts = [
    source,
    ...required.map((name) => request[name]),
    ...optional.map((name) => [name, request[name]]),
  ];
  const bytesOfParts = new TextEncoder().encode(JSON.stringify(parts));
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOfParts));
  const hex = toHex(bytes.slice(0, 16));
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
