/** Where the draft of a demo request is kept: in the tab's storage, and while it waits for a sign-in in the browser's. */
export const DRAFT_KEY = 'demo-draft';

/** A draft is kept for a day. */
export const DRAFT_MS = 24 * 60 * 60 * 1000;

/** The draft as far as others than the form need it. */
interface Stored {
  values?: { email?: string };
  savedAt?: number;
  born?: string;
}

/** Whether the form waits for a sign-in that it had asked for. Read without the code that keeps the draft: every page asks. */
export function isResuming(): boolean {
  try {
    return /"resume":true/.test(sessionStorage.getItem(DRAFT_KEY) ?? '');
  } catch {
    return false;
  }
}

/** The draft of this tab, else the one that waits in this browser for a sign-in; null where nothing was typed. */
export const storedDraft = (): Stored | null => stored('sessionStorage') ?? sharedDraft();

/**
 * The draft that waits in this browser for a sign-in: the mailed link opens another tab than the one it was typed in. One
 * that is a day old goes.
 */
export function sharedDraft(): Stored | null {
  const draft = stored('localStorage');
  if (!draft || !(Date.now() - (draft.savedAt ?? 0) > DRAFT_MS)) return draft;
  forgetSharedDraft();
  return null;
}

/** Has every tab of this browser find the draft of this one. */
export function shareDraft(): void {
  const draft = stored('sessionStorage');
  try {
    // Which tab opens the form by itself is each tab's own matter.
    if (draft) localStorage.setItem(DRAFT_KEY, JSON.stringify({ ...draft, resume: false }));
  } catch {
    // Storage is full or forbidden: it waits in its tab alone.
  }
}

export function forgetSharedDraft(): void {
  try {
    localStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage is forbidden.
  }
}

/** Has the form of the draft open in this tab, on the next page outside the account area. */
export function resumeDraft(): void {
  const draft = storedDraft();
  try {
    if (draft) sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ ...draft, resume: true }));
  } catch {
    // Storage is full.
  }
}

/** Forgets what was typed, here and in every other tab of this browser: somebody leaves it. */
export function forgetDrafts(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage is forbidden.
  }
  forgetSharedDraft();
}

function stored(storage: 'sessionStorage' | 'localStorage'): Stored | null {
  try {
    return JSON.parse(window[storage].getItem(DRAFT_KEY) ?? 'null') as Stored | null;
  } catch {
    return null;
  }
}
