import { getRequestId } from './request-id';

/**
 * Writes one JSON line to the server's log, with the id of the request.
 *
 * @param event A fixed name in kebab case, so that it can be counted.
 * @param fields Codes, counts, ids and redacted messages. Never an address, a number, a purpose, a token or a password.
 */
export async function logEvent(
  level: 'info' | 'warn' | 'error',
  event: string,
  fields: Record<string, string | number | boolean | undefined> = {},
): Promise<void> {
  const requestId = await getRequestId();
  console[level](JSON.stringify({ time: new Date().toISOString(), level, event, requestId, ...fields }));
}
