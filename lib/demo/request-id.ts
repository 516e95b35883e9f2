import type { DemoRequest } from './schema';

/**
 * The request's id, which is its idempotency key: a hash of its words and of when the draft was begun. The same words sent
 * again are the same request, other words are another. Browser and server compute the same id.
 *
 * @param born Made with the draft of a tab; where there is none, the account.
 * @returns A UUID of version 8.
 */
export async function requestIdOf(born: string | undefined, words: DemoRequest): Promise<string> {
  const parts = [born, words.name, words.email, words.phone, words.purpose];
  const source = new TextEncoder().encode(JSON.stringify(parts));
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', source));
  const hex = Array.from(bytes.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
