const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Refuses what a page somewhere else lets a browser on this machine ask: under a name that resolves to this address,
 * or from its own origin. Whoever runs the backend has other pages open.
 *
 * @returns The refusal, or null for a request that may go on.
 */
export function refuseForeign({ headers }: Request): Response | null {
  if (!LOCAL.test(headers.get('host') ?? '')) return refusal(421, 'wrong_host', 'Use localhost.');
  const origin = headers.get('origin');
  return origin === null || LOCAL.test(origin.replace(/^https?:\/\//, ''))
    ? null
    : refusal(403, 'wrong_origin', 'This request did not come from this machine.');
}

const refusal = (statusCode: number, name: string, message: string) =>
  Response.json({ statusCode, name, message }, { status: statusCode });
