import { withDeadline } from '@/lib/supabase/deadline';
import { CALL_DEADLINE_MS } from '@/lib/supabase/client-options';

/** What a call to the auth service came to. The error is null when it went well; then there is data. */
interface Answer<T> {
  data: T | null;
  error: unknown;
}

/** The answer of a call to the auth service; its error may be answered, thrown, or that it came too late. */
export async function answer<T>(call: Promise<{ data: T; error: unknown }>): Promise<Answer<T>> {
  try {
    return await withDeadline(call, CALL_DEADLINE_MS);
  } catch (error) {
    return { data: null, error };
  }
}

/** The error of a call to the auth service: answered, thrown or too late; null when it went well. */
export const outcome = async (call: Promise<{ error: unknown }>): Promise<unknown> =>
  (await answer(call.then(({ error }) => ({ data: null, error })))).error;
