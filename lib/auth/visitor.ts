import 'server-only';
import { cookies } from 'next/headers';
import { hasSession } from '@/lib/supabase/cookies';
import { createSupabase } from '@/lib/supabase/server';
import { hasMailboxProof } from './mailbox-proof';
import { readUser, type Visitor } from './read-user';

/** Who asks for the page that is being rendered. */
export const currentVisitor = async (): Promise<Visitor> => readUser(await createSupabase());

/** Whether this browser came with a session, good or bad. Nobody is asked. */
export const bringsSession = async (): Promise<boolean> => hasSession((await cookies()).getAll());

/** Whether the visitor may set a new password: a mailed link has signed them in a short while ago. */
export async function mayChoosePassword(): Promise<boolean> {
  const supabase = await createSupabase();
  const visitor = await readUser(supabase);
  return visitor.state === 'signed-in' && hasMailboxProof(supabase);
}
