'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { action } from '@/lib/security/action';
import { callBackend } from '@/lib/supabase/call';
import type { Supabase } from '@/lib/supabase/server';
import { readCaller } from './caller';
import { foundPerson, KEPT_WHY, type PersonResult } from './person-result';
import { keepAnswer } from './posted-answer';
import { readAnswer } from './read-answer';

/** What the forms of the page send. */
const asked = z.object({
  email: z.email().max(254),
  /** The address once more: only then somebody is erased. */
  again: z.string().max(254).optional(),
});

const erased = z.union([
  z.object({ status: z.literal('erased'), requests: z.number(), account: z.boolean() }),
  z
    .object({ status: z.enum(KEPT_WHY) })
    .transform(({ status }) => ({ status: 'kept' as const, why: status })),
  z.object({ status: z.enum(['nobody', 'refused', 'limited']) }),
]);

/**
 * Looks for what is kept of a person; or, with the address typed once more, erases it. Who may is the database's decision.
 *
 * @param form Untrusted: the address, and perhaps the address again.
 * @returns How it ended. Never in an address: logs of servers would keep it.
 * @throws When the call did not come from a page of this site.
 */
export const changePerson = action(async (form: FormData): Promise<PersonResult> => {
  const result = await carryOut(form);
  // With scripts, too: who may no longer do it has no form any more that could say so.
  await keepAnswer({ person: result });
  // What was done stands on the page, and who may no longer do it sees that.
  if (result.status === 'erased' || result.status === 'refused') refresh();
  return result;
});

/** The same for forms without scripts: the page says how it ended. */
export const postPerson = action(async (form: FormData): Promise<void> => {
  await keepAnswer({ person: await carryOut(form) });
});

async function carryOut(form: FormData): Promise<PersonResult> {
  const typed = form.get('email');
  const email = typeof typed === 'string' ? typed.trim().toLowerCase().slice(0, 254) : '';
  const again = form.get('again') ?? undefined;
  const { data } = asked.safeParse({ email, again });
  if (!data) return { status: 'invalid', email };
  const caller = await readCaller();
  if ('status' in caller) return { ...caller, email };
  const { supabase } = caller;
  const ended =
    data.again === undefined ? await find(supabase, email) : await erase(supabase, email, data.again);
  return { email, ...ended };
}

type Ended = PersonResult extends infer Each ? (Each extends unknown ? Omit<Each, 'email'> : never) : never;

async function find(supabase: Supabase, email: string): Promise<Ended> {
  const answer = await callBackend(() => supabase.rpc('find_person', { p_email: email }));
  const found = await readAnswer(answer, foundPerson.nullable(), 'person-not-found');
  if (!found) return { status: found === null ? 'refused' : 'failed' };
  return found.requests > 0 || found.account || found.invited
    ? { status: 'found', found }
    : { status: 'nobody' };
}

async function erase(supabase: Supabase, email: string, again: string): Promise<Ended> {
  const answer = await callBackend(() => supabase.rpc('erase_person', { p_email: email, p_again: again }));
  const ended = await readAnswer(answer, erased, 'person-not-erased');
  if (!ended) return { status: 'failed' };
  if (ended.status !== 'kept') return ended;
  // What is kept is shown once more, with the reason beside it.
  const shown = await find(supabase, email);
  return shown.status === 'found' ? { ...shown, kept: { why: ended.why, again } } : shown;
}
