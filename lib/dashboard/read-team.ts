import 'server-only';
import { callBackend, logFailure } from '@/lib/supabase/call';
import type { Tables } from '@/lib/supabase/database.types';
import { createSupabase, type Supabase } from '@/lib/supabase/server';

export interface Access {
  user_id: string;
  email: string;
  is_staff: boolean;
  reads_all: boolean;
  request_read_access: 'any_confirmed_account' | 'staff_only';
}

/** An address of the team; it has a user id once somebody signed up with it. */
export interface StaffMember {
  email: string;
  user_id: string | null;
  added_at: string;
  added_by_email: string | null;
  is_confirmed: boolean | null;
}

export interface AuditEntry extends Omit<Tables<'audit_log'>, 'target_id' | 'details'> {
  details: {
    status?: string;
    close_reason?: string;
    assignee_id?: string;
    requests?: number;
    account?: boolean;
    access?: string;
  };
}

/** The team page as staff see it, or the reason why it is empty. */
export type Team =
  | {
      status: 'ok';
      access: Access;
      staff: StaffMember[];
      retention: { months: number; last_run_at: string | null; is_late: boolean } | null;
      log: AuditEntry[];
    }
  | { status: 'signed-out' | 'refused' | 'failed' };

/** Asks for the reader's rights, which are empty without a session. */
export async function askAccess(supabase: Supabase) {
  const result = await callBackend(() => supabase.rpc('get_my_access'));
  return { ...result, data: result.data as unknown as Access | null };
}

/** Reads the reader's rights: null without a session, undefined where the backend does not say. */
export async function readAccess(supabase: Supabase): Promise<Access | null | undefined> {
  const result = await askAccess(supabase);
  if (result.status === 401) return null;
  return result.error ? undefined : result.data;
}

export async function readStaff(supabase: Supabase): Promise<StaffMember[]> {
  const result = await callBackend(() => supabase.rpc('list_staff'));
  return result.error ? [] : result.data;
}

export const readAuditLog = (supabase: Supabase) =>
  supabase.from('audit_log').select('id, action, actor_id, details, created_at');

const DATA_ACTIONS = [
  'requests.expire',
  'requests.export',
  'person.erase',
  'trial.delete',
  'staff.add',
  'staff.remove',
  'settings.read_access',
];

export async function readTeam(): Promise<Team> {
  const supabase = await createSupabase();
  const [access, staff, retention, log] = await Promise.all([
    readAccess(supabase),
    callBackend(() => supabase.rpc('list_staff')),
    callBackend(() => supabase.rpc('get_retention_status')),
    callBackend(() =>
      readAuditLog(supabase)
        .in('action', DATA_ACTIONS)
        .order('id', { ascending: false })
        .limit(20)
        .overrideTypes<AuditEntry[], { merge: false }>(),
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
