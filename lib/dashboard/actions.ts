'use server';

import { domainToUnicode } from 'node:url';
import { refresh } from 'next/cache';
import { z } from 'zod';
import { actionMessages } from '@/content/messages/dashboard';
import { defineAction } from '@/lib/security/action';
import { callBackend, logFailure } from '@/lib/supabase/call';
import { createSupabase, type Supabase } from '@/lib/supabase/server';
import { cleanEmail, countVisible, isEmail, normalizeText, toAsciiEmail } from '@/lib/input-rules';
import { CLOSE_REASONS, NOTE_LIMIT, STATUSES } from './request-state';

/* The actions of the dashboard. The database decides who may take them. */

export interface ActionResult {
  status: 'idle' | 'ok' | 'failed';
  message: string;
}

const succeed = (message: string): ActionResult => ({ status: 'ok', message });
type Reason = Exclude<keyof typeof actionMessages, 'erased'>;
const fail = (reason: Reason): ActionResult => ({ status: 'failed', message: actionMessages[reason] });

const rejections = new Map<string, Reason>([
  ['42501', 'refused'],
  ['staff_only', 'refused'],
  ['hourly_limit', 'limited'],
  ['notes_full', 'notesFull'],
  ['last_member', 'lastMember'],
  ['23503', 'gone'],
  ['23505', 'alreadyAdded'],
]);

type Answer<Data> = { data: Data; error: { code?: string | undefined } | null; status: number };

/** Calls the database and turns its rejections into messages. */
async function callDatabase<Data>(
  call: (supabase: Supabase) => PromiseLike<Answer<Data>>,
  onSuccess: (data: Data) => ActionResult,
): Promise<ActionResult> {
  const supabase = await createSupabase();
  const result = await callBackend(() => call(supabase));
  if (!result.error) {
    const message = onSuccess(result.data as Data);
    refresh();
    return message;
  }
  if (result.status === 401) return fail('signedOut');
  const reason = rejections.get(result.error.code ?? '');
  if (!reason) await logFailure('error', 'dashboard-action-failed', result);
  return fail(reason ?? 'failed');
}

const guid = z.guid();
const makeOptional = <T extends z.ZodType>(schema: T) => schema.nullable().catch(null);

const requestUpdate = z
  .object({
    id: guid,
    version: z.coerce.number().int(),
    status: z.enum(STATUSES),
    close_reason: makeOptional(z.enum(CLOSE_REASONS)),
    assignee_id: makeOptional(guid),
  })
  .refine(({ status, close_reason }) => status !== 'closed' || close_reason);

/** Changes status and assignee of a request, unless somebody else changed them meanwhile. */
export const updateRequest = defineAction(
  requestUpdate,
  () => fail('invalid'),
  ({ id, version, status, close_reason, assignee_id }) =>
    callDatabase(
      (supabase) =>
        supabase
          .from('demo_request_states')
          .update({ status, close_reason: status === 'closed' ? close_reason : null, assignee_id })
          .eq('request_id', id)
          .eq('version', version)
          .select('version'),
      (rows) => (rows?.length ? succeed(actionMessages.saved) : fail('conflict')),
    ),
);

const noteSchema = z.object({
  id: guid,
  note: z
    .string()
    .transform((text) => normalizeText(text).trim())
    // Counted in characters, as the database counts.
    .refine((text) => countVisible(text) > 0 && Array.from(text).length <= NOTE_LIMIT),
});

export const addNote = defineAction(
  noteSchema,
  () => fail('invalidNote'),
  ({ id, note }) =>
    callDatabase(
      (supabase) => supabase.from('demo_request_notes').insert({ request_id: id, body: note }),
      () => succeed(actionMessages.noteAdded),
    ),
);

export const retryDeliveries = defineAction(
  z.object({ id: guid }),
  () => fail('invalid'),
  ({ id }) =>
    callDatabase(
      (supabase) => supabase.rpc('retry_deliveries', { p_request_id: id }),
      () => succeed(actionMessages.retried),
    ),
);

const address = z
  .string()
  .transform((typed) => toAsciiEmail(cleanEmail(typed)))
  .refine((email) => isEmail(email) && email.length <= 254);

const member = z.object({ email: address });

export const addStaff = defineAction(
  member,
  () => fail('invalidAddress'),
  ({ email }) =>
    callDatabase(
      (supabase) => supabase.from('staff').insert({ email }),
      () => succeed(actionMessages.staffAdded),
    ),
);

export const removeStaff = defineAction(
  member,
  () => fail('invalidAddress'),
  ({ email }) =>
    callDatabase(
      (supabase) => supabase.from('staff').delete().eq('email', email),
      () => succeed(actionMessages.staffRemoved),
    ),
);

const erasure = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['not_confirmed', 'staff', 'not_found']) }),
  z.object({ status: z.literal('erased'), requests: z.number(), account: z.boolean() }),
]);

/** Deletes all data of the person with an address, which is typed twice. */
export const erasePerson = defineAction(
  member.extend({ confirmation: address.catch('') }),
  () => fail('invalidAddress'),
  ({ email, confirmation }) =>
    callDatabase(
      (supabase) =>
        supabase.rpc('erase_person', {
          p_email: email,
          p_confirmation: confirmation,
          p_unicode_email: email.replace(/[^@]+$/, domainToUnicode),
        }),
      (data) => {
        const result = erasure.parse(data);
        return result.status === 'erased'
          ? succeed(actionMessages.erased(result.requests, result.account))
          : fail(result.status);
      },
    ),
);
