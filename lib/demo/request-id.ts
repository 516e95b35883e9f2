import type { DemoRequest } from './schema';

/**
 * Returns the request's id, which is its idempotency key: a hash of its words and of its draft. The same words sent again
 * are the same request, other words are another.
 *
 * @param source The draft's id; where there is none, the account's.
 * @returns A UUID of version 8.
 */
export async function createRequestId(source: string, words: DemoRequest): Promise<string> {
  const parts = [source, words.name, words.email, words.phone, words.purpose];
  const bytesOfParts = new TextEncoder().encode(JSON.stringify(parts));
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOfParts));
  const hex = Array.from(bytes.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
