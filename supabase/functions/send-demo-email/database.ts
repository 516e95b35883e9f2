import { createClient } from '@supabase/supabase-js';
import type { StoredFields } from '../../../lib/demo/read-field.ts';
import type { Env } from './env.ts';
import { type Outcome, TIMED_OUT } from './post.ts';

const DEADLINE_MS = 5_000;

export type DemoRequest = StoredFields & {
  request_id: string;
  /** Texts; a sender who calls the Data API can store other values too. */
  attribution: Record<string, unknown>;
  created_at: string;
};

export type Delivery = DemoRequest & {
  id: string;
  lease_id: string;
  attempt: number;
  destination: string;
  account_email: string | null;
};

/** Outcomes of failed attempts, as the database stores them. */
const STORED_OUTCOMES = {
  refused: 'refused',
  limited: 'limited',
  late: 'unknown',
  unreachable: 'unknown',
} as const;

export class UnreachableError extends Error {}

export type Database = ReturnType<typeof createDatabase>;

export function createDatabase(env: Env) {
  const service = connect(env.SUPABASE_URL, env.SUPABASE_SECRET_KEYS[0]);
  const connectAs = (token?: string) => connect(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, token);

  async function call(name: string, args: Record<string, unknown>): Promise<unknown> {
    const { data, error } = await service.rpc(name, args);
    if (error) throw new UnreachableError(name);
    return data;
  }

  return {
    async hasUser(token: string): Promise<boolean> {
      const { error } = await connectAs().auth.getUser(token);
      if (error && (error.status || 500) >= 500) throw new UnreachableError('getUser');
      return !error;
    },

    /** Tells whether a person can read a request, by asking with their own rights. */
    async canRead(requestId: string, token: string): Promise<boolean> {
      const { data, error } = await connectAs(token).from('demo_requests').select('id').eq('id', requestId);
      if (error) throw new UnreachableError('demo_requests');
      return data.length > 0;
    },

    /** Returns the lease of the run, or null while another one works. */
    async beginRun(destinations: string[]): Promise<string | null> {
      return (await call('begin_delivery_run', { p_destinations: destinations })) as string | null;
    },

    async endRun(lease: string): Promise<void> {
      await call('end_delivery_run', { p_lease_id: lease });
    },

    async claim(destination: string, of: { limit: number } | { requestId: string }): Promise<Delivery[]> {
      const args = 'limit' in of ? { p_limit: of.limit } : { p_request_id: of.requestId };
      return (await call('claim_deliveries', { p_destination: destination, ...args })) as Delivery[];
    },

    async complete({ id, lease_id }: Delivery, outcome: Outcome): Promise<void> {
      await call('complete_delivery', {
        p_id: id,
        p_lease_id: lease_id,
        ...(outcome.status !== 'sent' && {
          p_error: outcome.error,
          p_outcome: STORED_OUTCOMES[outcome.status],
        }),
        ...(outcome.status === 'limited' && { p_retry_after_seconds: outcome.retryAfterSeconds }),
      });
    },

    /** Returns the status of the team's mail; "in-progress" where nothing is known to have failed. */
    async readStatus(requestId: string): Promise<string | null> {
      const { data, error } = await service
        .from('deliveries')
        .select('status, attempts, last_error, lease_expires_at')
        .match({ request_id: requestId, destination: 'team' });
      if (error) throw new UnreachableError('deliveries');
      const [row] = data as {
        status: string;
        attempts: number;
        last_error: string | null;
        lease_expires_at: string | null;
      }[];
      if (row?.status !== 'pending') return row?.status ?? null;
      const isLeased = Date.parse(row.lease_expires_at ?? '') > Date.now();
      // Only limits give the first attempt back.
      return isLeased || row.attempts === 0 || row.last_error?.endsWith(TIMED_OUT)
        ? 'in-progress'
        : 'pending';
    },
  };
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
