'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { action } from '@/lib/security/action';
import { callBackend } from '@/lib/supabase/call';
import type { Supabase } from '@/lib/supabase/server';
import { readCaller } from './caller';
import { keepAnswer } from './posted-answer';
import { readAnswer } from './read-answer';
import type { TeamResult } from './team-result';

/** What the forms of the page send. */
const asking = z.discriminatedUnion('change', [
  z.object({ change: z.literal('invite'), email: z.string().trim().min(1).max(254) }),
  z.object({ change: z.literal('withdraw'), id: z.guid() }),
  z.object({ change: z.literal('remove'), id: z.guid() }),
]);
type Change = z.output<typeof asking>;

/** After these the address is not needed any more. */
const done = z.enum(['added', 'invited', 'retried']);
/** After these the page shows something else than before. */
const changed = done.or(z.enum(['withdrawn', 'removed', 'left', 'gone', 'refused']));
/** What the database answers. */
const ended = changed.or(z.enum(['member', 'open', 'full', 'limited', 'invalid', 'last']));

/**
 * Invites somebody to the team, withdraws an invitation, or takes the role away. Who may, how often and whether somebody
 * was faster is the database's decision.
 *
 * @param form Untrusted: the change, and an address or an id.
 * @throws When the call did not come from a page of this site.
 */
export const changeTeam = action(carryOut);

/** The same for forms without scripts: the page says how it ended. */
export const postTeam = action(async (form: FormData): Promise<void> => {
  await carryOut(form);
});

/** The page that answers says how it ended: with scripts, too, where the change takes the forms away. */
async function carryOut(form: FormData): Promise<TeamResult> {
  const result = await change(form);
  await keepAnswer({ team: result });
  return result;
}

async function change(form: FormData): Promise<TeamResult> {
  const typed = form.get('email');
  const kept = typeof typed === 'string' && typed ? { email: typed.slice(0, 254) } : {};
  const asked = asking.safeParse(Object.fromEntries(form)).data;
  if (!asked) return { status: 'invalid', ...kept };
  const caller = await readCaller();
  if ('status' in caller) return { ...caller, ...kept };
  const status = await apply(caller.supabase, asked);
  if (changed.safeParse(status).success) refresh();
  return done.safeParse(status).success ? { status } : { status, ...kept };
}

const answered = z
  .object({ status: ended })
  .transform(({ status }) => status)
  .or(ended);

async function apply(supabase: Supabase, asked: Change): Promise<TeamResult['status']> {
  const answer = await callBackend(() => ask(supabase, asked));
  return (await readAnswer(answer, answered, 'team-not-changed')) ?? 'failed';
}

function ask(
  supabase: Supabase,
  asked: Change,
): PromiseLike<{ data: unknown; error: unknown; status: number }> {
  switch (asked.change) {
    case 'invite':
      return supabase.rpc('invite_to_team', { p_email: asked.email });
    case 'withdraw':
      return supabase.rpc('withdraw_invitation', { p_invitation: asked.id });
    case 'remove':
      return supabase.rpc('remove_from_team', { p_account: asked.id });
  }
}
