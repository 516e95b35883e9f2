import 'server-only';
import type { User } from '@supabase/supabase-js';
import { redirect } from 'next/navigation';
import { createSupabase } from '@/lib/supabase/server';
import { readUser } from './read-user';

/**
 * The signed-in person of this request.
 *
 * @param path Where to come back to after sign-in.
 * @returns The person, or null when the auth service does not answer.
 */
export async function requireUser(path: string): Promise<User | null> {
  const visitor = await readUser(await createSupabase());
  if (visitor.state === 'signed-out') redirect(`/auth?next=${encodeURIComponent(path)}`);
  return visitor.state === 'signed-in' ? visitor.user : null;
}
