import 'server-only';
import { answerOf } from '@/lib/supabase/call';
import { CALL_DEADLINE_MS } from '@/lib/supabase/client-options';
import { createSupabase } from '@/lib/supabase/server';

/**
 * Ends sessions of the account that this browser is signed in to. Failure is ignored. The call has a client of its own
 * and is given up in time, so that a late answer cannot end a session that began after it.
 *
 * @param scope All of them, or this browser's.
 */
export async function endSessions(scope: 'global' | 'local'): Promise<void> {
  const supabase = await createSupabase(CALL_DEADLINE_MS / 2);
  await answerOf(() => supabase.auth.signOut({ scope }), CALL_DEADLINE_MS / 2);
}
