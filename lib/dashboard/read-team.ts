import 'server-only';
import { answerOf, logFailure } from '@/lib/supabase/call';
import { createSupabase, type Supabase } from '@/lib/supabase/server';
import { type Access, readAccess } from './read-dashboard';

/** An address of the team; it has a user id once somebody signed up with it. */
export interface StaffMember {
  email: string;
  user_id: string | null;
  added_at: string;
  added_by_email: string | null;
  is_confirmed: boolean | null;
}

/** An action of the audit log that is not about one request. */
export interface DataAction {
  id: number;
  action: string;
  actor_id: string | null;
  details: { requests?: number; account?: boolean; access?: string };
  created_at: string;
}

/** The team page as staff see it, or why there is nothing to see. */
export type Team =
  | {
      status: 'ok';
      access: Access;
      staff: StaffMember[];
      retention: { months: number; last_run_at: string | null; is_late: boolean } | null;
      log: DataAction[];
    }
  | { status: 'signed-out' | 'refused' | 'failed' };

/** Reads the addresses of the team. Only staff get any. */
export async function readStaff(supabase: Supabase): Promise<StaffMember[]> {
  const answer = await answerOf(() => supabase.rpc('list_staff'));
  return answer.error ? [] : answer.data;
}

/** Actions that the team page lists. */
const DATA_ACTIONS = [
  'requests.expire',
  'requests.export',
  'person.erase',
  'staff.add',
  'staff.remove',
  'settings.read_access',
];

/** Reads the team, the retention of data and what was done with it. */
export async function readTeam(): Promise<Team> {
  const supabase = await createSupabase();
  const [access, staff, retention, log] = await Promise.all([
    readAccess(supabase),
    answerOf(() => supabase.rpc('list_staff')),
    answerOf(() => supabase.rpc('get_retention_status')),
    answerOf(() =>
      supabase
        .from('audit_log')
        .select('id, action, actor_id, details, created_at')
        .in('action', DATA_ACTIONS)
        .order('id', { ascending: false })
        .limit(20)
        .overrideTypes<DataAction[], { merge: false }>(),
    ),
  ]);
  if (access === null) return { status: 'signed-out' };
  if (access && !access.is_staff) return { status: 'refused' };
  if (!access || staff.error || retention.error || log.error) {
    await logFailure('error', 'team-unread', staff);
    return { status: 'failed' };
  }
  type Retention = Extract<Team, { status: 'ok' }>['retention'];
  return { status: 'ok', access, staff: staff.data, retention: retention.data as Retention, log: log.data };
}
