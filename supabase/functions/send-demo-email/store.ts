import { createClient, isAuthRetryableFetchError } from '@supabase/supabase-js';
import { z } from 'zod';
import type { Env } from './env.ts';

const DEADLINE_MS = 5_000;

/**
 * Mails arrive less evenly than they leave, and the mail service counts those that arrive: a twentieth less than it
 * takes leaves fifty milliseconds of each second for that.
 */
const PACE = 0.95;

const maybe = z.string().nullable();

const claimedTask = z.object({
  // Clients make the ids: any UUID the table takes, whatever its version.
  request_id: z.guid(),
  destination: z.string(),
  /** The event of the request; 0 when it is about the request itself. */
  event: z.number(),
  claim: z.guid(),
  attempt: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  phone_dial: maybe,
  purpose: z.string(),
  created_at: z.string(),
  utm_source: maybe,
  utm_medium: maybe,
  utm_campaign: maybe,
  utm_term: maybe,
  utm_content: maybe,
  referrer_host: maybe,
  landing_path: maybe,
  sent_path: maybe,
  /** Of a receipt: the confirmed address of the account that sent the request, if there is one. */
  account_email: maybe,
  status: maybe,
  reason: maybe,
  changed_at: maybe,
  wait_ms: z.number(),
});

/** A delivery this call holds, with what it is written from. */
export type ClaimedTask = z.infer<typeof claimedTask> & {
  /** When it may be sent, by the clock of Date.now. */
  sendAt: number;
};

/** The auth service or the database did not answer as it should. */
export class Unreachable extends Error {}

/**
 * Who a token belongs to, as the auth service says.
 * @returns the account's id, or null for a token that is expired, revoked or forged
 * @throws Unreachable when the auth service does not answer
 */
export async function findUser(token: string, env: Env): Promise<string | null> {
  const { data, error } = await connect(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY).auth.getUser(token);
  if (!error) return data.user.id;
  if (isAuthRetryableFetchError(error) || !error.status || error.status >= 500) {
    throw new Unreachable('auth service');
  }
  return null;
}

/**
 * Whether this person may have the request's notification sent: their own, or one they released. Asked with their
 * own rights.
 * @throws Unreachable
 */
export async function maySend(id: string, token: string, env: Env): Promise<boolean> {
  const { data, error } = await connect(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, token).rpc(
    'may_send_demo_notification',
    { p_request_id: id },
  );
  if (error) throw new Unreachable('may_send_demo_notification');
  return data === true;
}

/**
 * Takes due deliveries for two minutes, each with the moment at which it may be sent. As many as are sent in a fifth
 * of a second: whoever comes next, a fresh request say, has its place right behind them.
 * @param to - the destination, and how many it takes in a second
 * @param withinMs - takes none when the service cannot take the first one within that
 * @param id - only this request's; those that are due when left out
 * @throws Unreachable
 */
export async function claimTasks(
  env: Env,
  to: { destination: string; perSecond: number },
  withinMs: number,
  id?: string,
): Promise<ClaimedTask[]> {
  const rows = await call(env, 'claim_demo_deliveries', {
    p_destination: to.destination,
    ...(id ? { p_request_id: id } : { p_limit: Math.ceil(to.perSecond / 5) }),
    p_per_second: to.perSecond * PACE,
    p_within_ms: Math.floor(withinMs),
  });
  const now = Date.now();
  return z
    .array(claimedTask)
    .parse(rows)
    .map((task) => ({ ...task, sendAt: now + task.wait_ms }));
}

/**
 * Ends a claim.
 * @param failure - why it was not sent, null when it was
 * @param isFinal - a person must look before it is tried again
 * @throws Unreachable
 */
export async function settleTask(
  task: ClaimedTask,
  failure: string | null,
  isFinal: boolean,
  env: Env,
): Promise<void> {
  await call(env, 'settle_demo_notification', {
    p_request_id: task.request_id,
    p_claim: task.claim,
    p_error: failure,
    p_final: isFinal,
  });
}

/**
 * Gives a delivery back as if it had not been tried, and lets all runs wait before their next one to the same service.
 * @throws Unreachable
 */
export async function returnTask(task: ClaimedTask, pauseMs: number, env: Env): Promise<void> {
  await call(env, 'return_demo_notification', {
    p_request_id: task.request_id,
    p_claim: task.claim,
    p_pause_ms: asInteger(pauseMs),
    p_destination: task.destination,
  });
}

/** State of one request's notification, null when it has none. @throws Unreachable */
export async function taskStatus(id: string, env: Env): Promise<string | null> {
  const status = await call(env, 'demo_notification_status', { p_request_id: id });
  return maybe.parse(status);
}

/**
 * Says where this function delivers besides to the team: from then on there are such deliveries.
 * @throws Unreachable
 */
export async function nameDestinations(names: string[], env: Env): Promise<void> {
  await call(env, 'name_demo_destinations', { p_names: names });
}

const invitation = z.object({
  id: z.string(),
  email: z.string(),
  /** The address of the member who invites; null where the site was told by command. */
  invited_by: maybe,
  expires_at: z.string(),
  wait_ms: z.number(),
});

/** Somebody who is invited to the team and was not told yet, and how long the mail service wants to be left alone. */
export type Invitation = z.output<typeof invitation>;

/** Takes the next invitation to mail, if there is one. @throws Unreachable */
export async function claimInvitation(env: Env): Promise<Invitation | undefined> {
  const rows = await call(env, 'claim_staff_invitation', { p_per_second: env.MAIL_PER_SECOND });
  return z.array(invitation).parse(rows)[0];
}

/** Notes that an invitation was mailed. @throws Unreachable */
export async function settleInvitation(id: string, env: Env): Promise<void> {
  await call(env, 'settle_staff_invitation', { p_invitation: id });
}

/**
 * Gives an invitation back as if nobody had tried, and lets all runs wait before their next mail.
 * @throws Unreachable
 */
export async function returnInvitation(id: string, pauseMs: number, env: Env): Promise<void> {
  await call(env, 'return_staff_invitation', { p_invitation: id, p_pause_ms: asInteger(pauseMs) });
}

/** Says that this function was called to send what is due. @throws Unreachable */
export async function noteRun(env: Env): Promise<void> {
  await call(env, 'note_delivery_run', {});
}

/** Parks tasks whose last worker died. @throws Unreachable */
export async function parkLostTasks(env: Env): Promise<void> {
  await call(env, 'park_lost_demo_notifications', {});
}

/** What fits into an integer of the database, which shortens a pause further. */
const asInteger = (milliseconds: number) => Math.min(Math.ceil(milliseconds), 2 ** 31 - 1);

/** Kept, because a run calls it hundreds of times. It belongs to no person. */
let service: ReturnType<typeof connect> | undefined;

async function call(env: Env, name: string, args: Record<string, unknown>): Promise<unknown> {
  service ??= connect(env.SUPABASE_URL, env.SUPABASE_SECRET_KEYS[0] ?? '');
  const { data, error } = await service.rpc(name, args);
  if (error) throw new Unreachable(name);
  return data;
}

function connect(url: string, key: string, token?: string) {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      headers: token ? { Authorization: `Bearer ${token}` } : {},
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(DEADLINE_MS) }),
    },
  });
}
