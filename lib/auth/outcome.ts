import { withDeadline } from '@/lib/security/deadline';
import { CALL_DEADLINE_MS } from '@/lib/supabase/client-options';

/** The error of a call to the auth service: answered, thrown or too late; null when it went well. */
export async function outcome(call: Promise<{ error: unknown }>): Promise<unknown> {
  try {
    return (await withDeadline(call, CALL_DEADLINE_MS)).error;
  } catch (cause) {
    return cause;
  }
}
