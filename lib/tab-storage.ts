/** Values that a tab keeps last a day at most. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Used where the tab's storage is full or forbidden: values last as long as the page then. */
const unsaved = new Map<string, string>();

/** Returns the text that this tab keeps under a key. */
export function readTabText(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? unsaved.get(key) ?? null;
  } catch {
    return unsaved.get(key) ?? null;
  }
}

/** Parses such a text; null where it is older than a day, or of another program. */
export function parseTabText(text: string | null): object | null {
  try {
    const stored = JSON.parse(text ?? 'null') as { savedAt: number } | null;
    return stored && Date.now() - stored.savedAt < LIFETIME_MS ? stored : null;
  } catch {
    return null;
  }
}

export const readTab = (key: string) => parseTabText(readTabText(key));

/** Keeps a value in this tab, and dispatches an event named after its key. Null removes it. */
export function writeTab(key: string, value: object | null): void {
  unsaved.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden.
  }
  if (value) {
    const text = JSON.stringify({ ...value, savedAt: Date.now() });
    try {
      sessionStorage.setItem(key, text);
    } catch {
      unsaved.set(key, text);
    }
  }
  dispatchEvent(new Event(key));
}
