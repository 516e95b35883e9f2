'use server';

import { refresh } from 'next/cache';
import { action } from '@/lib/security/action';
import { answerOf, logFailure } from '@/lib/supabase/call';
import type { Supabase } from '@/lib/supabase/server';
import { readCaller } from './caller';
import type { SendAgainResult } from './notification';
import { keepAnswer } from './posted-answer';
import { notifyTeam } from '../demo/notify-team';
import { rowId } from './row-id';

/**
 * Sends a parked notification again. Who may is the database's decision; one that is not parked is left alone, so a
 * second press does no harm.
 *
 * @param form Untrusted: the request's id.
 * @throws When the call did not come from a page of this site.
 */
export const sendAgain = action(send);

/** The same for forms without scripts: the page says how it ended. */
export const postSendAgain = action(async (form: FormData): Promise<void> => {
  await keepAnswer({ again: await send(form) });
});

async function send(form: FormData): Promise<SendAgainResult> {
  const id = rowId(form.get('id'));
  if (!id) return { status: 'failed' };
  const caller = await readCaller();
  if ('status' in caller) return caller;
  const standing = await release(caller.supabase, id);
  if (standing === 'limited' || standing === 'failed') return { status: standing };
  const sent = standing === 'sent' || (await notifyTeam(caller.supabase, { id }));
  refresh();
  return { status: sent ? 'sent' : 'waiting' };
}

async function release(supabase: Supabase, id: string): Promise<'pending' | 'sent' | 'limited' | 'failed'> {
  const answer = await answerOf(() => supabase.rpc('release_demo_notification', { p_request_id: id }));
  const { data, error } = answer;
  if (!error && (data === 'pending' || data === 'sent' || data === 'limited')) return data;
  await logFailure('error', 'notification-not-released', answer);
  return 'failed';
}
