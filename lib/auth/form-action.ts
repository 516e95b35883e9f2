import 'server-only';
import { action } from '@/lib/security/action';
import { attempt } from '@/lib/security/limits';
import { tooMany } from '@/lib/security/wait-words';
import type { AuthState } from './state';

/**
 * The server action of an account form: reads it and counts the attempt before anything is done.
 *
 * @param read Reads the untrusted form: its fields, or what to say where it cannot be read.
 * @param limit Which limit holds.
 * @param work What the form asks for.
 */
export const formAction = <Fields extends { email?: string; password?: string }>(
  read: (form: FormData) => Fields | string,
  limit: Parameters<typeof attempt>[0],
  work: (fields: Fields, form: FormData) => Promise<AuthState>,
) =>
  action(async (_previous: AuthState, form: FormData): Promise<AuthState> => {
    const fields = read(form);
    if (typeof fields === 'string') return failed(fields);
    const seconds = await attempt(limit, fields.email);
    if (seconds > 0) return failed(tooMany(seconds), fields.email);
    return work(fields, form);
  });

/** How a form ended that came to nothing: why, and the address that was typed. */
export const failed = (message: string, email?: string) => ({
  status: 'failed' as const,
  message,
  ...(email && { email }),
});
