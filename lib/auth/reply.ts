import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { safeNext } from './safe-next';
import type { AuthState } from './state';

/**
 * Ends a successful sign-in. Scripts get a value, show it and move on; a form sent without scripts is moved
 * on here.
 */
export async function signedIn(message: string, next: unknown): Promise<AuthState> {
  const target = safeNext(next);
  const sentByScript = (await headers()).has('next-action');
  if (!sentByScript) redirect(target);
  return { status: 'signed-in', message, next: target };
}
