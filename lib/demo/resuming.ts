/** Where the draft of a demo request is kept, in the tab's storage. */
export const DRAFT_KEY = 'demo-draft';

/** Whether the form waits for a sign-in that it had asked for. Read without the code that keeps the draft: every page asks. */
export function isResuming(): boolean {
  try {
    return /"resume":true/.test(sessionStorage.getItem(DRAFT_KEY) ?? '');
  } catch {
    return false;
  }
}

/** The draft of this tab as far as others than the form need it; null where nothing was typed. */
export function storedDraft(): { values?: { email?: string } } | null {
  try {
    return JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null') as ReturnType<typeof storedDraft>;
  } catch {
    return null;
  }
}

/** Has the form of this tab's draft open on the next page outside the account area. */
export function resumeDraft(): void {
  const draft = storedDraft();
  try {
    if (draft) sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ ...draft, resume: true }));
  } catch {
    // Storage is full.
  }
}
