import type { DemoRequest } from '@/lib/demo/schema';

const KEY = 'demo-draft';
const DAY_MS = 24 * 60 * 60 * 1000;

/** What was typed and not yet sent. Lives in this tab only, for a day. */
export interface Draft {
  values: DemoRequest;
  savedAt: number;
  /** Made with the draft; requests take their ids from it. */
  born: string;
  /** Open the form again once the visitor is signed in. */
  resume?: boolean;
}

export const emptyRequest: DemoRequest = { name: '', email: '', phone: '', purpose: '' };

/** Takes the place of the tab's storage where that is full or forbidden; lasts as long as the page. */
let kept: string | null = null;

/** The draft of this tab; null when there is none or it is a day old. */
export function readDraft(now = Date.now()): Draft | null {
  try {
    const draft = JSON.parse(load() ?? 'null') as Draft | null;
    if (!draft || now - draft.savedAt > DAY_MS) return null;
    return { ...draft, values: { ...emptyRequest, ...draft.values } };
  } catch {
    return null;
  }
}

/** Keeps what was typed. */
export function saveDraft(change: Partial<Draft>): void {
  const began = readDraft() ?? { values: emptyRequest, born: crypto.randomUUID() };
  kept = JSON.stringify({ ...began, savedAt: Date.now(), ...change });
  try {
    // Where there is no room for the new draft the old one must not come back.
    sessionStorage.removeItem(KEY);
    sessionStorage.setItem(KEY, kept);
  } catch {
    // Storage is full or forbidden.
  }
}

function load(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? kept;
  } catch {
    return kept;
  }
}

/** Forgets the draft. */
export function clearDraft(): void {
  kept = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden.
  }
}

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
