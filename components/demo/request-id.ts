import type { DemoRequest } from '@/lib/demo/schema';
import { readDraft, saveDraft } from './draft';

/**
 * The id under which a request is sent, made from its words and the draft: the same words sent again, from this
 * tab or a copy of it, are the same request; other words are another.
 *
 * @returns A UUID of version 8.
 */
export async function requestId(values: DemoRequest): Promise<string> {
  if (!readDraft()) saveDraft({ values });
  const words = [readDraft()?.born, values.name, values.email, values.phone, values.purpose];
  const source = new TextEncoder().encode(JSON.stringify(words));
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', source));
  const hex = Array.from(bytes.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
