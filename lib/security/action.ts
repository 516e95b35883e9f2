import 'server-only';
import { headers } from 'next/headers';
import type { z } from 'zod';
import { logOncePerMinute } from '@/lib/log/log-once-per-minute';
import { explainForeignOrigin, findForeignOrigin } from './origin';

/** Throws where a page of another site called an action (CSRF), since some hosts leave out the middleware. */
export async function rejectForeignCall(): Promise<void> {
  const foreign = findForeignOrigin(await headers());
  if (!foreign) return;
  logOncePerMinute('warn', 'cross-origin-action-refused', foreign);
  throw new Error(explainForeignOrigin(foreign));
}

/**
 * Defines the server action of a form, as `useActionState` takes it: it rejects foreign calls and parses the form.
 *
 * @param reject Returns the state for a form that breaks the schema.
 */
export const defineAction =
  <Input, State>(
    schema: z.ZodType<Input>,
    reject: (error: z.ZodError) => State,
    work: (input: Input) => Promise<State>,
  ) =>
  async (_previous: State, form: FormData): Promise<State> => {
    await rejectForeignCall();
    const { success, data, error } = schema.safeParse(
      form instanceof FormData ? Object.fromEntries(form) : {},
    );
    return success ? work(data) : reject(error);
  };
