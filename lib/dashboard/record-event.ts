'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { oneSpelling, visibleLength } from '@/lib/demo/schema';
import { action } from '@/lib/security/action';
import { callBackend, logFailure } from '@/lib/supabase/call';
import type { Database } from '@/lib/supabase/database.types';
import type { Supabase } from '@/lib/supabase/server';
import { readCaller } from './caller';
import { stateAnswer } from './answers';
import { keepAnswer } from './posted-answer';
import { type EventResult, NOTE_LIMIT, REASONS, STATUSES } from './request-state';
import { rowId } from './row-id';

const number = z.coerce.number().int().positive();

/** What a form of the panel sends, as the columns of an event: what it does not send is null there. */
const change = z
  .discriminatedUnion('kind', [
    z
      .object({
        kind: z.literal('status'),
        status: z.enum(STATUSES),
        reason: z.enum(REASONS).nullable().catch(null),
      })
      .refine(({ status, reason }) => status !== 'closed' || reason),
    z.object({ kind: z.literal('owner'), takes: z.enum(['yes', 'no']) }),
    z.object({
      kind: z.literal('note'),
      note: z
        .string()
        .transform((text) => oneSpelling(text).trim())
        // Counted in characters, as the database counts.
        .refine((text) => visibleLength(text) > 0 && Array.from(text).length <= NOTE_LIMIT),
    }),
    z.object({ kind: z.literal('undo'), undoes: number }),
  ])
  .and(z.object({ id: z.string().transform(rowId).pipe(z.string()), seen: number.nullable().catch(null) }));
type Change = z.output<typeof change>;

/**
 * Adds an event to a request: a status, whose it is, a note, or that the last event is taken back. Who may is the
 * database's decision, and so is who was faster.
 *
 * @param form Untrusted: the request's id, the last event that its reader saw, and the change.
 * @throws When the call did not come from a page of this site.
 */
export const recordEvent = action(record);

/** The same for forms without scripts: the page says how it ended. */
export const postEvent = action(async (form: FormData): Promise<void> => {
  await keepAnswer({ event: await record(form) });
});

async function record(form: FormData): Promise<EventResult> {
  const typed = form.get('note');
  const kept = typeof typed === 'string' && typed ? { note: typed.slice(0, 2 * NOTE_LIMIT) } : {};
  const asked = change.safeParse(Object.fromEntries(form)).data;
  if (!asked) return { status: 'invalid', ...kept };
  const caller = await readCaller();
  if ('status' in caller) return { ...caller, ...kept };
  const status = await add(caller.supabase, asked, caller.user.id);
  // Somebody who comes second sees what the first one did, before they decide again.
  if (status === 'saved' || status === 'undone' || status === 'overtaken') refresh();
  return status === 'saved' || status === 'undone' ? { status } : { status, ...kept };
}

/** What an event says besides whose and upon what it is. */
type Columns = Omit<Database['public']['Tables']['demo_request_events']['Insert'], 'request_id' | 'seen'>;

function columnsOf(asked: Change, account: string): Columns {
  switch (asked.kind) {
    case 'status':
      return {
        kind: asked.kind,
        status: asked.status,
        reason: asked.status === 'closed' ? asked.reason : null,
      };
    case 'owner':
      return { kind: asked.kind, owner: asked.takes === 'yes' ? account : null };
    case 'note':
      return { kind: asked.kind, note: asked.note };
    case 'undo':
      // The database writes what is taken back.
      return { kind: 'note', undoes: asked.undoes };
  }
}

/** How an event ends that the database does not take, by the code of its refusal. */
const ends = new Map<string | undefined, EventResult['status']>([
  // Erased meanwhile.
  ['23503', 'gone'],
  ['42501', 'refused'],
  ['not_undone', 'refused'],
  ['demo_request_events_full', 'full'],
  ['demo_request_events_end', 'ended'],
  ['demo_request_events_limit', 'limited'],
]);

async function add(supabase: Supabase, asked: Change, account: string): Promise<EventResult['status']> {
  const done = asked.kind === 'undo' ? 'undone' : 'saved';
  const event = { request_id: asked.id, seen: asked.seen, ...columnsOf(asked, account) };
  const answer = await callBackend(() => supabase.from('demo_request_events').insert(event));
  if (!answer.error) return done;
  const { code } = answer.error;
  if (code === '23505') return (await wasOwn(supabase, asked)) ? done : 'overtaken';
  const end = ends.get(code);
  if (!end) await logFailure('error', 'request-event-not-saved', answer);
  return end ?? 'failed';
}

/** Whether the event that was faster is this very one, sent twice because its answer was lost. */
async function wasOwn(supabase: Supabase, asked: Change): Promise<boolean> {
  const answer = await callBackend(() =>
    supabase.rpc('read_demo_request_states', { p_request_ids: [asked.id] }),
  );
  const [read] = answer.error ? [] : stateAnswer.parse(answer.data);
  const first = read?.state.events.find(({ seen }) => seen === asked.seen);
  if (!first?.mine) return false;
  switch (asked.kind) {
    case 'status':
      return (
        first.undoes === null &&
        first.status === asked.status &&
        (asked.status !== 'closed' || first.reason === asked.reason)
      );
    case 'owner':
      return first.kind === 'owner' && Boolean(first.owner) === (asked.takes === 'yes');
    case 'note':
      return first.note === asked.note;
    case 'undo':
      return first.undoes === asked.undoes;
  }
}
