'use server';

import { siteUrl } from '@/lib/env/site-url';
import { readUser } from '@/lib/auth/read-user';
import { logEvent } from '@/lib/log/log-event';
import { withDeadline } from '@/lib/security/deadline';
import { attempt } from '@/lib/security/limits';
import { requireSameOrigin } from '@/lib/security/same-origin';
import { CALL_DEADLINE_MS } from '@/lib/supabase/client-options';
import { createSupabase } from '@/lib/supabase/server';
import { type Attribution, readAttribution } from './attribution';
import { notifyTeam } from './notify-team';
import type { DemoResult } from './result';
import { type DemoField, type DemoSubmission, demoSubmissionSchema, digitsOf } from './schema';

type Supabase = Awaited<ReturnType<typeof createSupabase>>;

/**
 * Saves a demo request and tells the team: session, insert, function, in that order. Saving comes first; a
 * failed notification never loses a request. The id makes a repeat harmless.
 *
 * @param input Untrusted: four fields, the id the form made, and where the visitor came from.
 * @returns How it ended.
 * @throws When the call did not come from a page of this site.
 */
export async function requestDemo(input: unknown): Promise<DemoResult> {
  await requireSameOrigin();
  const parsed = demoSubmissionSchema.safeParse(input);
  if (!parsed.success) {
    const errors: Partial<Record<DemoField, string>> = {};
    for (const issue of parsed.error.issues) errors[issue.path[0] as DemoField] ??= issue.message;
    return { status: 'invalid', errors };
  }
  const request = { ...parsed.data, phone: digitsOf(parsed.data.phone) };
  const attribution = readAttribution((input as { attribution?: unknown }).attribution, siteUrl().hostname);

  const seconds = await attempt('demoRequest');
  if (seconds > 0) return { status: 'limited', seconds };
  const supabase = await createSupabase();
  const visitor = await readUser(supabase, CALL_DEADLINE_MS);
  if (visitor.state === 'signed-out') return { status: 'signed-out' };
  if (visitor.state === 'unreachable') {
    await logEvent('error', 'demo-request-not-saved', { step: 'session' });
    return { status: 'not-saved' };
  }
  const saved = await save(supabase, request, attribution, visitor.user.id);
  if (saved.status !== 'saved') return saved;
  return { status: (await notifyTeam(supabase, request)) ? 'sent' : 'saved' };
}

/** How saving a row ended. */
type Saved = { status: 'saved' } | { status: 'not-saved' } | { status: 'limited'; seconds: number };

/** After so many seconds there is room again, if the database does not say when. */
const HOUR = 60 * 60;

/** A check failed, or the table does not have the column yet. Where somebody came from must not cost their request. */
const refusedColumn = new Set(['23514', 'PGRST204']);

/** Inserts the row. A row of the same id, owner and words is the same request, sent again: saved. */
async function save(
  supabase: Supabase,
  request: DemoSubmission,
  attribution: Attribution,
  userId: string,
): Promise<Saved> {
  try {
    const insert = (row: DemoSubmission & Attribution) =>
      withDeadline(supabase.from('demo_requests').insert(row), CALL_DEADLINE_MS);
    let { error, status } = await insert({ ...request, ...attribution });
    if (refusedColumn.has(error?.code ?? '')) ({ error, status } = await insert(request));
    // Only "created" is a promise kept: the client library takes an empty 404 or any 2xx for success too.
    if (!error && status === 201) return { status: 'saved' };
    if (!error) {
      await logEvent('error', 'demo-request-not-saved', { step: 'insert', status });
      return { status: 'not-saved' };
    }
    if (error.code === 'demo_requests_hourly_limit')
      return { status: 'limited', seconds: Number(error.hint) || HOUR };
    if (error.code === '23505') {
      const own = supabase
        .from('demo_requests')
        .select('id')
        .match({ ...request, user_id: userId });
      const { data } = await withDeadline(own.maybeSingle(), CALL_DEADLINE_MS);
      if (data) return { status: 'saved' };
    }
    await logEvent('error', 'demo-request-not-saved', { step: 'insert', code: error.code });
  } catch (cause) {
    await logEvent('error', 'demo-request-not-saved', { step: 'insert', code: (cause as Error).name });
  }
  return { status: 'not-saved' };
}
