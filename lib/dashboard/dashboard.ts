import 'server-only';
import type { z } from 'zod';
import type { Attribution } from '@/lib/demo/attribution';
import { callBackend, logFailure } from '@/lib/supabase/call';
import { createSupabase } from '@/lib/supabase/server';
import {
  dashboardAnswer,
  type DemoRequestPage,
  listAnswer,
  type NotificationState,
  type RequestState,
  type SenderCounts,
} from './answers';
import type { ListQuery } from './list-query';
import { listArguments } from './queries';

/** What the panel shows of a request besides its words. */
export interface RequestDetails {
  attribution: Attribution;
  /** Absent for people who read their own requests only. */
  senders?: SenderCounts;
  /** Absent for them too. */
  notification?: NotificationState;
  /** Absent for them too. */
  state?: RequestState;
}

type Answer = z.output<typeof dashboardAnswer>;

/** What the panels show besides the rows of the list: the details by the requests' ids. */
export type PanelData = Pick<Answer, 'viewer' | 'asked'> & { details: Record<string, RequestDetails> };

/** What the dashboard says above the list. */
export type DashboardNotice = Pick<Answer, 'newest' | 'parked'>;

/** What the dashboard shows its reader, or why that is nothing. */
export type Dashboard =
  | ({ status: 'ok'; list: DemoRequestPage } & ReturnType<typeof readRest>)
  /** The database does not know who asks. */
  | { status: 'signed-out' }
  /** The database answered with an error, or there was no answer at all. */
  | { status: 'failed' | 'thrown' };

/**
 * Reads the dashboard with one question. The database verifies the session it is asked with: without one it answers
 * nothing, whoever let the request through.
 *
 * @param asked The id of the request that the address asks for.
 */
export async function readDashboard(query: ListQuery, asked: string | undefined): Promise<Dashboard> {
  const supabase = await createSupabase();
  const answer = await callBackend(() =>
    supabase.rpc('read_dashboard', {
      ...listArguments(query),
      p_size: query.size,
      ...(asked && { p_asked: asked }),
    }),
  );
  const list = listAnswer.safeParse(answer.data).data;
  if (list && !answer.error) return { status: 'ok', list, ...readRest(answer.data) };
  if (answer.status === 401 || answer.status === 403) return { status: 'signed-out' };
  await logFailure('error', 'demo-list-failed', answer);
  return { status: answer.status === 0 ? 'thrown' : 'failed' };
}

function readRest(answer: unknown) {
  const { viewer, asked, origins, notifications, senders, states, newest, parked, ...rest } =
    dashboardAnswer.parse(answer);
  const details: PanelData['details'] = {};
  const detailsOf = (request: string) => (details[request] ??= { attribution: {} });
  for (const { request, attribution } of origins) detailsOf(request).attribution = attribution;
  for (const { request, state } of notifications) detailsOf(request).notification = state;
  for (const { request, state } of states) detailsOf(request).state = state;
  for (const { request, counts } of senders) detailsOf(request).senders = counts;
  const panels: PanelData = { details, viewer, asked };
  return { ...rest, viewer, panels, notice: { newest, parked } };
}

/** How many requests are newer than a moment, up to a thousand; null when that is not known. */
export async function countNewerRequests(moment: string): Promise<number | null> {
  const supabase = await createSupabase();
  const answer = await callBackend(() => supabase.rpc('count_newer_demo_requests', { p_since: moment }));
  return answer.error ? null : answer.data;
}
