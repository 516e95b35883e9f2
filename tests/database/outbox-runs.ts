import assert from 'node:assert/strict';
import { callFunction, demoRequest, type ListedMail, type Person, person, stack } from './stack.ts';

/** How many deliveries of a run had which end. */
export type Tally = { sent: number; failed: number; returned: number };
export const NOTHING: Tally = { sent: 0, failed: 0, returned: 0 };

/** An empty run that took until its deadline would be cut off. */
export const AT_ONCE_MS = 20_000;

/** The state of a delivery to a further destination, as the dashboard is told. */
type Standing = { destination: string; status: string; attempts: number; last_error: string | null };

export const bearer = ({ token }: Person) => ({ Authorization: `Bearer ${token}` });
const scheduler = () => ({ apikey: stack.keys.secret });

/** Empties outbox, mailbox and receiver, puts so many due notifications into the outbox, and signs somebody in. */
export async function beginOutbox(due = 0): Promise<Person> {
  await stack.sql(`
    delete from public.demo_requests;
    delete from private.destinations where name <> 'team';
    update private.mail_pace set free_at = now();
    insert into public.demo_requests (name, email, phone, purpose)
    select 'Ada Lovelace', 'ada@harbour.example', '4915112345678', 'Customs papers for twelve ports.'
    from generate_series(1, ${due});
    update public.demo_request_notifications set next_attempt_at = now()`);
  const somebody = await person();
  stack.receiver.clear();
  await fetch(`${stack.mailboxUrl}/api/v1/messages`, { method: 'DELETE' });
  return somebody;
}

/** The same, where the function has said already where it delivers. */
export async function beginDeliveries(): Promise<Person> {
  const somebody = await beginOutbox();
  await run();
  return somebody;
}

/** Calls the function with this body as the schedule does. */
export const callRun = (body: object, withinMs = 60_000) =>
  callFunction(scheduler(), JSON.stringify(body), 'POST', AbortSignal.timeout(withinMs));

/** Runs the outbox as the schedule does. */
export async function run(body: { seconds?: number } = {}, withinMs?: number): Promise<Tally> {
  const answer = await callRun(body, withinMs);
  assert.equal(answer.status, 200);
  return (await answer.json()) as Tally;
}

/** Makes everything due that waits. */
export const makeDue = () =>
  stack.sql(`update public.demo_request_notifications set next_attempt_at = now() where status = 'pending';
    update private.destinations set free_at = now()`);

/** Counts the notifications by their state and their tries; one that a worker holds is "held". */
export async function standings(): Promise<Record<string, number>> {
  const rows = await stack.sql(`
    select case when claim is null then status else 'held' end || ' ' || attempts as standing, count(*)::integer as count
    from public.demo_request_notifications group by 1`);
  return Object.fromEntries(rows.map(({ standing, count }) => [String(standing), Number(count)]));
}

/** Calls the function about one request, as the site does. */
export const announce = (from: Person, id: string) => callFunction(bearer(from), JSON.stringify({ id }));

/** Saves a request, as the site does. */
export async function save(from: Person, changes: Record<string, string> = {}) {
  const row = demoRequest(changes);
  assert.equal((await from.db.from('demo_requests').insert(row)).error, null);
  return row;
}

/** Saves a request and tells the team, as the site does. */
export async function send(from: Person, changes: Record<string, string> = {}) {
  const row = await save(from, changes);
  assert.equal((await announce(from, row.id)).status, 200);
  return row;
}

/** Reads the states of the webhooks of a request. */
export async function webhooksOf(id: string, { db }: Person): Promise<Standing[]> {
  const answer = await db.rpc('read_demo_notifications', { p_request_ids: [id] });
  const all = (answer.data as { others: Standing[] }[] | null)?.[0]?.others ?? [];
  return all.filter(({ destination }) => destination.startsWith('webhook:'));
}

/** Lists the mails to an address, or to a domain. */
export async function mailsTo(address: string): Promise<ListedMail[]> {
  const answer = await fetch(`${stack.mailboxUrl}/api/v1/messages?limit=1000`);
  const { messages } = (await answer.json()) as { messages: ListedMail[] };
  return messages.filter(({ To }) => To.some(({ Address }) => Address.endsWith(address)));
}
