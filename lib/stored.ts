// With no imports: scripts read it that run before the framework.

/*
 * What the browser keeps: for a tab, or for all of its tabs. Where storage is full or forbidden nothing is kept and nothing
 * found, and people go on without it.
 */

type Place = 'sessionStorage' | 'localStorage';

/** What is kept under a key; null where nothing is. */
export function stored(key: string, place: Place = 'sessionStorage'): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

/** The value that {@link storeJson} has kept; null where there is none, or something else. */
export function storedJson(key: string, place?: Place): unknown {
  try {
    return JSON.parse(stored(key, place) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a text under a key; null is kept by nothing being there. */
export function store(key: string, text: string | null, place: Place = 'sessionStorage'): void {
  try {
    if (text === null) window[place].removeItem(key);
    else window[place].setItem(key, text);
  } catch {
    // Full or forbidden.
  }
}

/** Keeps a value under a key. */
export const storeJson = (key: string, value: object, place?: Place) =>
  store(key, JSON.stringify(value), place);
