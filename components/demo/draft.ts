import { DRAFT_KEY, DRAFT_MS, forgetSharedDraft, shareDraft, sharedDraft } from '@/lib/demo/resuming';
import type { DemoRequest } from '@/lib/demo/schema';

/** What was typed and not yet sent. Lives in this tab for a day; while it waits for a sign-in, in every tab of this browser. */
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

/** The draft of this tab, else the one that waits in this browser; null when there is none or it is a day old. */
export function readDraft(now = Date.now()): Draft | null {
  try {
    const draft = (JSON.parse(load() ?? 'null') ?? sharedDraft()) as Draft | null;
    if (!draft || now - draft.savedAt > DRAFT_MS) return null;
    return { ...draft, values: { ...emptyRequest, ...draft.values } };
  } catch {
    return null;
  }
}

/** Keeps what was typed. Whoever leaves to sign in finds it in every tab, and what is typed from then on. */
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
  if (change.resume || sharedDraft()?.born === began.born) shareDraft();
}

function load(): string | null {
  try {
    return sessionStorage.getItem(DRAFT_KEY) ?? kept;
  } catch {
    return kept;
  }
}

/** Forgets the draft. One that another tab has typed stays. */
export function clearDraft(): void {
  const born = readDraft()?.born;
  if (born !== undefined && sharedDraft()?.born === born) forgetSharedDraft();
  kept = null;
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage is forbidden.
  }
}
