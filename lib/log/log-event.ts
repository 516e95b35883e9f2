import { getRequestId } from './request-id';

/** Writes a line of JSON with ids, codes and redacted messages: never an address, a purpose or a token. */
export async function logEvent(
  level: 'info' | 'warn' | 'error',
  event: string,
  fields: Record<string, string | number | boolean | undefined> = {},
): Promise<void> {
  const requestId = await getRequestId();
  console[level](JSON.stringify({ time: new Date().toISOString(), level, event, requestId, ...fields }));
}
