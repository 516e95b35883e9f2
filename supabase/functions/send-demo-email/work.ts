import type { Env } from './env.ts';
import { log } from './log.ts';
import { type Outcome, sendDemoRequestMail } from './send.ts';
import { type ClaimedTask, claimTasks, parkLostTasks, returnTask, settleTask } from './store.ts';

/** Mails on their way at once, so that a slow mail service still gets as many a second. */
const MOST_AT_ONCE = 20;

/** Mails of one run: the platform gives a call two seconds of CPU time, and a mail takes three or four milliseconds. */
const MOST = 400;

/** How many mails of a run had which end. Those that were returned wait in the outbox as before. */
export type Tally = { sent: number; failed: number; returned: number };

/** What the work is done with and for: the id of the call appears in the log. */
export type Call = { env: Env; requestId: string };

/**
 * Sends everything that is due, at the pace of the mail service, which all runs share. Ends at the deadline, when
 * nothing is left, when the mail service wants to be left alone for longer, or after four hundred mails. No mail is begun
 * after the deadline, so none outlives its claim; those under way then take seconds.
 * @param until - the deadline, by the clock of Date.now
 * @throws Unreachable when the database does not answer; mails that were under way have ended then
 */
export async function sendDue(call: Call, until: number): Promise<Tally> {
  const tally: Tally = { sent: 0, failed: 0, returned: 0 };
  const underWay = new Set<Promise<void>>();
  // A mail may be refused while the next one, claimed before, waits for its moment.
  let resumeAt = 0;
  let claimed = 0;

  async function sendNow(task: ClaimedTask): Promise<void> {
    const outcome = await send(task, call);
    if (outcome.status === 'busy') resumeAt = Math.max(resumeAt, Date.now() + outcome.pauseMs);
    await settle(task, outcome, call);
    tally[outcome.status === 'busy' ? 'returned' : outcome.status] += 1;
  }

  await parkLostTasks(call.env);
  try {
    while (claimed < MOST && Math.max(Date.now(), resumeAt) <= until) {
      const { returned } = tally;
      const tasks = await claimTasks(call.env, until - Date.now());
      claimed += tasks.length;
      for (const task of tasks) {
        if (underWay.size >= MOST_AT_ONCE) await Promise.race(underWay);
        const at = Math.max(task.sendAt, resumeAt, Date.now());
        if (at > until) {
          await giveBack(task, 0, call);
          tally.returned += 1;
          continue;
        }
        await moment(at);
        const sending = sendNow(task).finally(() => underWay.delete(sending));
        underWay.add(sending);
      }
      if (tasks.length > 0) continue;
      // Nothing is due now, but what is under way may come back.
      await Promise.all(underWay);
      if (tally.returned === returned) break;
    }
  } finally {
    await Promise.all(underWay);
  }
  return tally;
}

/**
 * Sends the mail of one request, in the next place there is and before everything else that is due.
 * @param until - the deadline for beginning it
 * @returns what became of it; null when it was not to be had, or the mail service cannot take it in time
 * @throws Unreachable
 */
export async function sendOne(call: Call, id: string, until: number): Promise<'sent' | 'failed' | null> {
  for (;;) {
    const [task] = await claimTasks(call.env, until - Date.now(), id);
    if (!task) return null;
    await moment(task.sendAt);
    const outcome = await send(task, call);
    await settle(task, outcome, call);
    if (outcome.status !== 'busy') return outcome.status;
  }
}

/** Sends one mail. Never throws, so that one bad row cannot hold up the others. */
async function send(task: ClaimedTask, { env, requestId }: Call): Promise<Outcome> {
  const outcome = await sendDemoRequestMail(task, env).catch((): Outcome => ({
    status: 'failed',
    reason: 'mail could not be written',
  }));
  const { status, ...facts } = outcome;
  const event = status === 'busy' ? 'mail-returned' : `mail-${status}`;
  log({ event, requestId, demoRequest: task.request_id, attempt: task.attempt, ...facts });
  return outcome;
}

/** Notes in the outbox what became of a mail. Never throws. */
async function settle(task: ClaimedTask, outcome: Outcome, call: Call): Promise<void> {
  if (outcome.status === 'busy') return giveBack(task, outcome.pauseMs, call);
  const failure = outcome.status === 'failed' ? outcome.reason : null;
  // An unsettled task comes back when its claim expires; the idempotency key then prevents a second mail.
  await settleTask(task, failure, call.env).catch(() =>
    log({ event: 'settle-failed', requestId: call.requestId, demoRequest: task.request_id }),
  );
}

/** A task that cannot be given back comes back when its claim expires, one try poorer. */
async function giveBack(task: ClaimedTask, pauseMs: number, { env, requestId }: Call): Promise<void> {
  await returnTask(task, pauseMs, env).catch(() =>
    log({ event: 'return-failed', requestId, demoRequest: task.request_id }),
  );
}

function moment(at: number): Promise<void> {
  return new Promise((come) => setTimeout(come, Math.max(0, at - Date.now())));
}
