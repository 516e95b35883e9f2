'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { readUser } from '@/lib/auth/read-user';
import { action } from '@/lib/security/action';
import { answerOf, logFailure } from '@/lib/supabase/call';
import { CALL_DEADLINE_MS } from '@/lib/supabase/client-options';
import { createSupabase } from '@/lib/supabase/server';
import type { PersonResult } from './person-result';
import { keepAnswer } from './posted-answer';

/** What the forms of the page send. */
const asked = z.object({
  email: z.email().max(254),
  /** The address once more: only then somebody is erased. */
  again: z.string().max(254).optional(),
});

const found = z.object({
  requests: z.number(),
  others: z.number(),
  events: z.number(),
  deliveries: z.number(),
  account: z.boolean(),
  invited: z.boolean(),
});
const erased = z.union([
  z.object({ status: z.literal('erased'), requests: z.number(), account: z.boolean() }),
  z
    .object({ status: z.enum(['unlike', 'own', 'member']) })
    .transform(({ status }) => ({ status: 'kept' as const, why: status })),
  z.object({ status: z.enum(['nobody', 'refused', 'limited']) }),
]);

type Client = Awaited<ReturnType<typeof createSupabase>>;

/**
 * Looks for what is kept of a person; or, with the address typed once more, erases it. Who may is the database's decision.
 * The page says how it ended. Not in its address: logs of servers would keep it.
 *
 * @param form Untrusted: the address, and perhaps the address again.
 * @throws When the call did not come from a page of this site.
 */
export const postPerson = action(async (form: FormData): Promise<void> => {
  await keepAnswer({ person: await carryOut(form) });
  refresh();
});

async function carryOut(form: FormData): Promise<PersonResult> {
  const typed = form.get('email');
  const email = typeof typed === 'string' ? typed.trim().toLowerCase().slice(0, 254) : '';
  const again = form.get('again') ?? undefined;
  const { data } = asked.safeParse({ email, again });
  if (!data) return { status: 'invalid', email };
  const supabase = await createSupabase();
  const visitor = await readUser(supabase, CALL_DEADLINE_MS);
  if (visitor.state !== 'signed-in')
    return { status: visitor.state === 'signed-out' ? 'signed-out' : 'failed', email };
  return {
    email,
    ...(data.again === undefined ? await find(supabase, email) : await erase(supabase, email, data.again)),
  };
}

type Ended = PersonResult extends infer Each ? (Each extends unknown ? Omit<Each, 'email'> : never) : never;

async function find(supabase: Client, email: string): Promise<Ended> {
  const answer = await answerOf(() => supabase.rpc('find_person', { p_email: email }));
  if (!answer.error && answer.data === null) return { status: 'refused' };
  const kept = answer.error ? undefined : found.safeParse(answer.data).data;
  if (!kept) {
    await logFailure('error', 'person-not-found', answer);
    return { status: 'failed' };
  }
  return kept.requests > 0 || kept.account || kept.invited
    ? { status: 'found', found: kept }
    : { status: 'nobody' };
}

async function erase(supabase: Client, email: string, again: string): Promise<Ended> {
  const answer = await answerOf(() => supabase.rpc('erase_person', { p_email: email, p_again: again }));
  const ended = answer.error ? undefined : erased.safeParse(answer.data).data;
  if (!ended) {
    await logFailure('error', 'person-not-erased', answer);
    return { status: 'failed' };
  }
  if (ended.status !== 'kept') return ended;
  // What is kept is shown once more, with the reason beside it.
  const shown = await find(supabase, email);
  return shown.status === 'found' ? { ...shown, why: ended.why } : shown;
}
