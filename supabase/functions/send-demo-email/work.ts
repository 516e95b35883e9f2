import type { Env } from './env.ts';
import { sendInvitations } from './invitation.ts';
import type { Lane } from './lanes.ts';
import { log } from './log.ts';
import type { Outcome } from './outcome.ts';
import {
  type ClaimedTask,
  claimTasks,
  nameDestinations,
  noteRun,
  parkLostTasks,
  returnTask,
  settleTask,
  taskStatus,
} from './store.ts';

/** Deliveries of a lane under way at once, so that a slow service still gets as many a second. */
const MOST_AT_ONCE = 20;

/**
 * Deliveries of one run: the platform gives a call two seconds of CPU time, and one takes three or four milliseconds.
 * Receivers share theirs, so that many that fail hold up no mail.
 */
const MOST = { mail: 250, webhook: 150 };

/** How many deliveries of a run had which end. Those that were returned wait in the outbox as before. */
export type Tally = { sent: number; failed: number; returned: number };

/** What the work is done with and for: the id of the call appears in the log. */
export type Call = { env: Env; lanes: [mails: Lane, ...webhooks: Lane[]]; requestId: string };

/** What all lanes of a run share. */
type Run = { call: Call; until: number; claimed: Record<Lane['kind'], number>; tally: Tally };

/**
 * Sends everything that is due, at the pace of each service, which all runs share. Ends at the deadline, when nothing is
 * left, when a service wants to be left alone for longer, or after four hundred deliveries, 250 of them mails. None is begun after the
 * deadline, so none outlives its claim; those under way then take seconds.
 * @param until - the deadline, by the clock of Date.now
 * @throws Unreachable when the database does not answer; what was under way has ended then
 */
export async function sendDue(call: Call, until: number): Promise<Tally> {
  const run: Run = {
    call,
    until,
    claimed: { mail: 0, webhook: 0 },
    tally: { sent: 0, failed: 0, returned: 0 },
  };
  const names = call.lanes.flatMap(({ destinations }) => destinations).filter((name) => name !== 'team');
  await noteRun(call.env);
  // What cannot be named waits; the others are sent.
  await nameDestinations(names, call.env).catch(() =>
    log({ event: 'destinations-not-named', requestId: call.requestId }),
  );
  await parkLostTasks(call.env);
  // A receiver that is slow or down holds up no mail, and no other receiver.
  const ends = await Promise.allSettled([
    ...call.lanes.map((lane) => sendLane(lane, run)),
    sendInvitations(call.env, call.requestId, until),
  ]);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return run.tally;
}

async function sendLane(lane: Lane, run: Run): Promise<void> {
  const { call, until, tally } = run;
  const underWay = new Set<Promise<void>>();
  let returned = 0;
  // One may be refused while the next one, claimed before, waits for its moment.
  let resumeAt = 0;

  async function sendNow(task: ClaimedTask): Promise<void> {
    const outcome = await send(task, lane, call);
    if (outcome.status === 'busy') resumeAt = Math.max(resumeAt, Date.now() + outcome.pauseMs);
    await settle(task, outcome, call);
    if (outcome.status === 'busy') returned += 1;
    tally[outcome.status === 'busy' ? 'returned' : outcome.status] += 1;
  }

  try {
    while (run.claimed[lane.kind] < MOST[lane.kind] && Math.max(Date.now(), resumeAt) <= until) {
      const before = returned;
      const tasks = await claimNext(lane, call.env, until - Date.now());
      run.claimed[lane.kind] += tasks.length;
      for (const task of tasks) {
        if (underWay.size >= MOST_AT_ONCE) await Promise.race(underWay);
        const at = Math.max(task.sendAt, resumeAt, Date.now());
        if (at > until) {
          await giveBack(task, 0, call);
          returned += 1;
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
      if (returned === before) break;
    }
  } finally {
    await Promise.all(underWay);
  }
}

async function claimNext(lane: Lane, env: Env, withinMs: number): Promise<ClaimedTask[]> {
  for (const destination of lane.destinations) {
    const tasks = await claimTasks(env, { destination, perSecond: lane.perSecond }, withinMs);
    if (tasks.length > 0) return tasks;
  }
  return [];
}

/**
 * Sends the mail about one request to the team, in the next place there is and before everything else that is due. When
 * that one went before, what else is to be had of the request: somebody has sent it again.
 * @param until - the deadline for beginning it
 * @returns what became of it; null when there was nothing to be had, or the service cannot take it in time
 * @throws Unreachable
 */
export async function sendOne(call: Call, id: string, until: number): Promise<'sent' | 'failed' | null> {
  const [mails] = call.lanes;
  // Whoever has just sent a request waits for nothing else.
  const [team] = await sendTo('team', mails, call, id, until);
  if (team) return team;
  if ((await taskStatus(id, call.env)) !== 'sent') return null;
  const ends = await Promise.all(
    call.lanes.flatMap((lane) =>
      lane.destinations
        .filter((destination) => destination !== 'team')
        .map((destination) => sendTo(destination, lane, call, id, until)),
    ),
  );
  if (ends.flat().length === 0) return null;
  return ends.flat().includes('failed') ? 'failed' : 'sent';
}

/** Sends what is to be had of one request to one destination; again what was returned, as long as there is time. */
async function sendTo(
  destination: string,
  lane: Lane,
  call: Call,
  id: string,
  until: number,
): Promise<('sent' | 'failed')[]> {
  const ends: ('sent' | 'failed')[] = [];
  for (;;) {
    const to = { destination, perSecond: lane.perSecond };
    const tasks = await claimTasks(call.env, to, until - Date.now(), id);
    const outcomes = await Promise.all(
      tasks.map(async (task) => {
        if (task.sendAt > until) return giveBack(task, 0, call);
        await moment(task.sendAt);
        const outcome = await send(task, lane, call);
        await settle(task, outcome, call);
        return outcome.status;
      }),
    );
    ends.push(...outcomes.filter((status) => status === 'sent' || status === 'failed'));
    if (!outcomes.includes('busy')) return ends;
  }
}

/** Sends one. Never throws, so that one bad row cannot hold up the others. */
async function send(task: ClaimedTask, lane: Lane, { requestId }: Call): Promise<Outcome> {
  const outcome = await lane
    .send(task)
    .catch((): Outcome => ({ status: 'failed', reason: `${lane.kind} could not be written` }));
  const event = `${lane.kind}-${outcome.status === 'busy' ? 'returned' : outcome.status}`;
  log({
    event,
    requestId,
    demoRequest: task.request_id,
    attempt: task.attempt,
    ...(task.destination !== 'team' && { destination: task.destination }),
    ...(outcome.status === 'failed' && { reason: outcome.reason }),
    ...(outcome.status === 'busy' && { pauseMs: outcome.pauseMs }),
  });
  return outcome;
}

/** Notes in the outbox what became of it. Never throws. */
async function settle(task: ClaimedTask, outcome: Outcome, call: Call): Promise<void> {
  if (outcome.status === 'busy') return giveBack(task, outcome.pauseMs, call);
  const isFailure = outcome.status === 'failed';
  const failure = isFailure ? outcome.reason : null;
  // An unsettled task comes back when its claim expires; key and id then tell that it came before.
  await settleTask(task, failure, isFailure && outcome.isFinal === true, call.env).catch(() =>
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
