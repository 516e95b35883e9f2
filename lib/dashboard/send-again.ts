'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { action } from '@/lib/security/action';
import { callBackend } from '@/lib/supabase/call';
import type { Supabase } from '@/lib/supabase/server';
import { notificationsAnswer } from './answers';
import { readCaller } from './caller';
import type { SendAgainResult } from './notification';
import { keepAnswer } from './posted-answer';
import { notifyTeam } from '../demo/notify-team';
import { readAnswer } from './read-answer';
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
  const sent =
    standing === 'sent' ||
    ((await notifyTeam(caller.supabase, { id })) && (await wasTried(caller.supabase, id)));
  refresh();
  return { status: sent ? 'sent' : 'waiting' };
}

/** Whether nothing waits for its first try: a receiver may have wanted to be left alone, which is no failure. */
async function wasTried(supabase: Supabase, id: string): Promise<boolean> {
  const answer = await callBackend(() => supabase.rpc('read_demo_notifications', { p_request_ids: [id] }));
  const [read] = answer.error ? [] : notificationsAnswer.parse(answer.data);
  const all = read ? [read.state, ...read.state.others] : [];
  return all.every(({ status, attempts }) => status !== 'parked' && (status !== 'pending' || attempts > 0));
}

const released = z.enum(['pending', 'sent', 'limited']);

async function release(supabase: Supabase, id: string): Promise<z.output<typeof released> | 'failed'> {
  const answer = await callBackend(() => supabase.rpc('release_demo_notification', { p_request_id: id }));
  return (await readAnswer(answer, released, 'notification-not-released')) ?? 'failed';
}
