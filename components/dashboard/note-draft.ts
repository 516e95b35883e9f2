/** Where the note is kept that is being typed: in the tab's storage, over a reload or another sign-in. */
export const NOTE_KEY = 'request-note';

/** Whose note it is, and about which request: nobody else finds it who signs in in the same tab. */
interface Place {
  account: string | undefined;
  request: string;
}

type Draft = Place & { note: string };

/** Keeps what is typed about a request. The last one alone: nobody types two at a time. */
export function keepNote(place: Place, note: string): void {
  try {
    if (note) sessionStorage.setItem(NOTE_KEY, JSON.stringify({ ...place, note } satisfies Draft));
    else if (kept()?.request === place.request) forgetNote();
  } catch {
    // Storage is full or forbidden: it stays in its field alone.
  }
}

/** Puts what was typed back into the empty field of its request. Another account's is dropped. */
export function fillNote({ account, request }: Place, field: HTMLTextAreaElement | null): void {
  const draft = kept();
  if (draft && draft.account !== account) forgetNote();
  else if (field && draft?.request === request) field.value ||= draft.note;
}

/** Somebody leaves this browser. */
export function forgetNote(): void {
  try {
    sessionStorage.removeItem(NOTE_KEY);
  } catch {
    // Storage is forbidden.
  }
}

function kept(): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(NOTE_KEY) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}
