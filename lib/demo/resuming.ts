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
