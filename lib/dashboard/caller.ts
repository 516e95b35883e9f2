import 'server-only';
import type { User } from '@supabase/supabase-js';
import { readUser } from '@/lib/auth/session';
import { CALL_DEADLINE_MS } from '@/lib/supabase/call';
import { createSupabase, type Supabase } from '@/lib/supabase/server';

/** Whoever called an action, with the backend as they see it; or how the action ends because nobody is known. */
type Caller = { supabase: Supabase; user: User } | { status: 'signed-out' | 'failed' };

/** Reads who called an action of the dashboard. What they may do is the database's decision. */
export async function readCaller(): Promise<Caller> {
  const supabase = await createSupabase();
  const visitor = await readUser(supabase, CALL_DEADLINE_MS);
  if (visitor.state === 'signed-in') return { supabase, user: visitor.user };
  return { status: visitor.state === 'signed-out' ? 'signed-out' : 'failed' };
}
