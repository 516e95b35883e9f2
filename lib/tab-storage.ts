/* Texts that this tab keeps until it is closed. */

/** Holds what the browser refuses to store, as long as the page. */
const refused = new Map<string, string>();

export function readFromTab(key: string): string | null {
  try {
    return refused.get(key) ?? sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets it, and tells the listeners to an event of its key. */
export function keepInTab(key: string, text: string | null): void {
  refused.delete(key);
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    if (text !== null) refused.set(key, text);
  }
  dispatchEvent(new Event(key));
}
