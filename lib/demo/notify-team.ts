import 'server-only';
import { getRequestId, REQUEST_ID } from '@/lib/log/request-id';
import { CALL_DEADLINE_MS, callBackend, logFailure } from '@/lib/supabase/call';
import type { Supabase } from '@/lib/supabase/server';

/** Asks the function to notify the team now. The outbox retries a failure. */
export async function notifyTeam(supabase: Supabase, request: { id: string }): Promise<boolean> {
  const requestId = await getRequestId();
  const result = await callBackend(() =>
    supabase.functions.invoke('send-demo-email', {
      body: request,
      timeout: CALL_DEADLINE_MS,
      headers: requestId ? { [REQUEST_ID]: requestId } : {},
    }),
  );
  if (result.error) await logFailure('warn', 'demo-notification-failed', result);
  return !result.error;
}
