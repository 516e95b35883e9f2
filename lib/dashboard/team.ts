import 'server-only';
import { z } from 'zod';
import { teamWords } from '@/content/words/dashboard-team';
import { site } from '@/lib/content/site';
import { getSiteUrl } from '@/lib/env/env';
import * as routes from '@/lib/routes';
import { callBackend, logFailure } from '@/lib/supabase/call';
import { createSupabase } from '@/lib/supabase/server';
import { readAnswer } from './read-answer';

/*
 * What the database says of the team, read by schema: supabase/migrations has the functions' SQL.
 */

const readers = z.enum(['verified', 'staff']);

const standing = z.object({ staff: z.boolean(), joined: z.boolean(), readers: readers.optional() });

/** Whether the reader is of the team, or has just become a member, and who reads. */
export type Standing = z.output<typeof standing>;

/** How somebody came to the role or to an invitation: `by` is the address of whoever gave it. */
const given = z.object({
  id: z.string(),
  email: z.string(),
  by: z.string().nullable(),
  /** Whether it was the command of whoever runs the site. */
  command: z.boolean(),
});
const member = given.extend({ mine: z.boolean(), since: z.string().nullable() });
const invitation = given.extend({
  since: z.string(),
  until: z.string(),
  mailed: z.boolean(),
  unsent: z.boolean(),
});
const team = z.object({ readers, members: z.array(member), invitations: z.array(invitation) });

/** A member of the team. */
export type Member = z.output<typeof member>;
/** Somebody who has not yet proved to have the address. */
export type Invitation = z.output<typeof invitation>;
/** The team as its members see it, and the rest of a link with which they write to whoever is invited. */
export type Team = z.output<typeof team> & { mail: string };

type Failure = { status: 'signed-out' | 'refused' | 'failed' };

/**
 * Tells the database that the reader opens the dashboard: whoever was invited becomes a member by it.
 *
 * @returns null when that is not known.
 */
export async function enterDashboard(): Promise<Standing | null> {
  const supabase = await createSupabase();
  const answer = await callBackend(() => supabase.rpc('enter_dashboard'));
  const found = answer.error ? undefined : standing.safeParse(answer.data).data;
  if (!found && answer.status !== 401) await logFailure('warn', 'team-unknown', answer);
  return found ?? null;
}

/** Reads who is of the team. Only members are told. */
export async function readTeam(): Promise<({ status: 'ok' } & Team) | Failure> {
  const supabase = await createSupabase();
  const ask = () => callBackend(() => supabase.rpc('read_team'));
  let answer = await ask();
  if (!answer.error && !answer.data && (await enterDashboard())?.joined) answer = await ask();
  if (answer.status === 401 || answer.status === 403) return { status: 'signed-out' };
  if (!answer.error && !answer.data) return { status: 'refused' };
  const found = await readAnswer(answer, team, 'team-unread');
  return found ? { status: 'ok', ...found, mail: invitationMail() } : { status: 'failed' };
}

/** Subject and words of the mail in which a member tells somebody of the invitation, as a link carries them. */
function invitationMail(): string {
  const page = new URL(routes.asking(routes.auth, { tab: 'sign-up', next: routes.dashboard }), getSiteUrl());
  const words = {
    subject: teamWords.mail.subject(site.name),
    body: teamWords.mail.body(site.name, page.href),
  };
  return Object.entries(words)
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
    .join('&');
}
