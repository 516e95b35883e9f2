import { store, storedJson, storeJson } from '@/lib/stored';

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
export const storedDraft = (): Stored | null => ownDraft() ?? sharedDraft();

const ownDraft = () => storedJson(DRAFT_KEY) as Stored | null;

/**
 * The draft that waits in this browser for a sign-in: the mailed link opens another tab than the one it was typed in. One
 * that is a day old goes.
 */
export function sharedDraft(): Stored | null {
  const draft = storedJson(DRAFT_KEY, 'localStorage') as Stored | null;
  if (!draft || !(Date.now() - (draft.savedAt ?? 0) > DRAFT_MS)) return draft;
  forgetSharedDraft();
  return null;
}

/** Has every tab of this browser find the draft of this one. Which opens the form by itself is each tab's own matter. */
export function shareDraft(): void {
  const draft = ownDraft();
  if (draft) storeJson(DRAFT_KEY, { ...draft, resume: false }, 'localStorage');
}

export const forgetSharedDraft = () => store(DRAFT_KEY, null, 'localStorage');

/** Has the form of the draft open in this tab, on the next page outside the account area. */
export function resumeDraft(): void {
  const draft = storedDraft();
  if (draft) storeJson(DRAFT_KEY, { ...draft, resume: true });
}

/** Forgets what was typed, here and in every other tab of this browser: somebody leaves it. */
export function forgetDrafts(): void {
  store(DRAFT_KEY, null);
  forgetSharedDraft();
}
