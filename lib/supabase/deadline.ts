/** What a call that outlived its deadline is rejected with. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/**
 * Ends the wait for a promise after a time, whatever the callee does. The Supabase client retries an
 * unreachable token refresh for up to 26 seconds although each fetch has its own limit, so the whole call is
 * raced.
 *
 * @param work What is waited for.
 * @param milliseconds How long.
 * @throws DeadlineError when the time is over.
 */
export async function withDeadline<T>(work: PromiseLike<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`No answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
