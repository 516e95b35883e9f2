import type { DemoRequest } from './fields';

/** Key in the tab's storage, and the event of another draft. */
export const DRAFT_KEY = 'demo-draft';

const DRAFT_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Unsent text of the demo form. Lives in this tab for a day. */
export interface Draft {
  /** Part of the request's id: the same draft sent twice is one request. */
  id: string;
  /** One of an older build may lack a field. */
  values: Partial<DemoRequest>;
  savedAt: number;
  /** Whether the form opens again, filled in, after the sign-in that it leads to. */
  isResumed?: boolean;
}

/** Used where the tab's storage is full or forbidden. */
let unsaved: Draft | null = null;

/** Returns the draft of this tab; null where nothing was typed within a day. */
export function readDraft(): Draft | null {
  let draft = unsaved;
  try {
    draft = (JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null') as Draft | null) ?? unsaved;
  } catch {
    // Storage is forbidden, or somebody else has written there.
  }
  return draft && Date.now() - draft.savedAt < DRAFT_LIFETIME_MS ? draft : null;
}

export function saveDraft(change: Partial<Pick<Draft, 'values' | 'isResumed'>>): void {
  const draft = readDraft() ?? { id: createId(), values: {} };
  const kept = { ...draft, savedAt: Date.now(), ...change };
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(kept));
    unsaved = null;
  } catch {
    // Storage is full or forbidden: the draft lasts as long as the page.
    removeDraft();
    unsaved = kept;
  }
  if (change.values) dispatchEvent(new Event(DRAFT_KEY));
}

export function clearDraft(): void {
  removeDraft();
  dispatchEvent(new Event(DRAFT_KEY));
}

function removeDraft(): void {
  unsaved = null;
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage is forbidden.
  }
}

/** Returns 32 hexadecimal digits. `crypto.randomUUID` is missing on pages without https. */
const createId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
