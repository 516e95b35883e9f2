import { DRAFT_KEY } from '@/lib/demo/resuming';
import type { DemoRequest } from '@/lib/demo/schema';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What was typed and not yet sent. Lives in this tab only, for a day. */
export interface Draft {
  values: DemoRequest;
  savedAt: number;
  /** Made with the draft; requests take their ids from it. */
  born: string;
  /** Where a phone number without a country code is dialed. */
  country?: string | undefined;
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
    sessionStorage.removeItem(DRAFT_KEY);
    sessionStorage.setItem(DRAFT_KEY, kept);
  } catch {
    // Storage is full or forbidden.
  }
}

function load(): string | null {
  try {
    return sessionStorage.getItem(DRAFT_KEY) ?? kept;
  } catch {
    return kept;
  }
}

/** Forgets the draft. */
export function clearDraft(): void {
  kept = null;
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage is forbidden.
  }
}
