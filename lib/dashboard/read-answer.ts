import 'server-only';
import type { z } from 'zod';
import { logFailure } from '@/lib/supabase/call';

/**
 * Reads by schema what the database answered. Whatever went wrong is in the log.
 *
 * @param event Under which name it is there.
 * @returns undefined where there is no answer, or one that is not as expected.
 */
export async function readAnswer<Schema extends z.ZodType>(
  answer: { data: unknown; error: unknown; status: number },
  schema: Schema,
  event: string,
): Promise<z.output<Schema> | undefined> {
  const found = answer.error ? undefined : schema.safeParse(answer.data).data;
  if (found === undefined) await logFailure('error', event, answer);
  return found;
}
