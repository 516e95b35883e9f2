import 'server-only';
import { logEvent } from '@/lib/log/log-event';
import { currentRequestId, REQUEST_ID } from '@/lib/log/request-id';
import { withDeadline } from '@/lib/supabase/deadline';
import { CALL_DEADLINE_MS } from '@/lib/supabase/client-options';
import type { createSupabase } from '@/lib/supabase/server';

/**
 * Asks the function to tell the team now. Whatever fails is retried by the outbox.
 *
 * @param request Its id; the function reads the rest from the row.
 */
export async function notifyTeam(
  supabase: Awaited<ReturnType<typeof createSupabase>>,
  request: { id: string },
): Promise<boolean> {
  try {
    const requestId = await currentRequestId();
    const call = supabase.functions.invoke('send-demo-email', {
      body: request,
      timeout: CALL_DEADLINE_MS,
      headers: requestId ? { [REQUEST_ID]: requestId } : {},
    });
    const { error } = (await withDeadline(call, CALL_DEADLINE_MS)) as { error: Error | null };
    if (!error) return true;
    await logEvent('warn', 'demo-notification-failed', { code: error.name });
  } catch (cause) {
    await logEvent('warn', 'demo-notification-failed', { code: (cause as Error).name });
  }
  return false;
}
