import 'server-only';
import { z } from 'zod';
import { callBackend } from '@/lib/supabase/call';
import { createSupabase } from '@/lib/supabase/server';
import { readAnswer } from './read-answer';

/*
 * What the database says of keeping and forgetting, read by schema: supabase/migrations has the functions' SQL.
 */

const event = z.object({
  kind: z.enum(['retention', 'export', 'erasure']),
  requests: z.number(),
  account: z.boolean(),
  made_at: z.string(),
  /** The address of whoever did it, while their account is there. */
  by: z.string().nullable(),
  /** Whether it was nobody but the schedule. */
  schedule: z.boolean(),
});

const keeping = z.object({
  months: z.number(),
  ran_at: z.string().nullable(),
  /** Whether old requests were not looked for in two days. */
  late: z.boolean(),
  events: z.array(event),
});

/** Something that was done with the data, without saying of whom. */
export type DataEvent = z.output<typeof event>;
/** For how long requests are kept, and what was last done with the data. */
export type Keeping = z.output<typeof keeping>;

/** Reads how data is kept. Only members of the team are told; null where that is not known. */
export async function readKeeping(): Promise<Keeping | null> {
  const supabase = await createSupabase();
  const answer = await callBackend(() => supabase.rpc('read_keeping'));
  return (await readAnswer(answer, keeping.nullable(), 'keeping-unread')) ?? null;
}
