import type { DemoRequest } from '@/lib/demo/schema';

const KEY = 'demo-draft';
const DAY_MS = 24 * 60 * 60 * 1000;

/** What was typed and not yet sent. Lives in this tab only, for a day. */
export interface Draft {
  values: DemoRequest;
  savedAt: number;
  /** Ids of requests by their content: the same words sent again are the same request. */
  ids: Record<string, string>;
  /** Open the form again once the visitor is signed in. */
  resume?: boolean;
}

export const emptyRequest: DemoRequest = { name: '', email: '', phone: '', purpose: '' };

/** Takes the place of the tab's storage where that is full or forbidden; lasts as long as the page. */
let kept: string | null = null;

/** The draft of this tab; null when there is none or it is a day old. */
export function readDraft(now = Date.now()): Draft | null {
  try {
    const draft = JSON.parse(load() ?? 'null') as Draft | null;
    if (!draft || now - draft.savedAt > DAY_MS) return null;
    return { ...draft, values: { ...emptyRequest, ...draft.values } };
  } catch {
    return null;
  }
}

/** Keeps what was typed. */
export function saveDraft(change: Partial<Draft>): void {
  const draft = { values: emptyRequest, ids: {}, ...readDraft(), savedAt: Date.now(), ...change };
  kept = JSON.stringify(draft);
  try {
    sessionStorage.setItem(KEY, kept);
  } catch {
    // Storage is full or forbidden.
  }
}

function load(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? kept;
  } catch {
    return kept;
  }
}

/** Forgets the draft. */
export function clearDraft(): void {
  kept = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden.
  }
}

/**
 * The id under which a request is sent. The first content of a draft gets the id the draft was born with, so
 * that a copied tab sends the same request; other content gets an id of its own.
 */
export function requestId(values: DemoRequest): string {
  const content = JSON.stringify([values.name, values.email, values.phone, values.purpose]);
  const ids = readDraft()?.ids ?? {};
  const id =
    ids[content] ?? (ids['born'] && Object.keys(ids).length === 1 ? ids['born'] : crypto.randomUUID());
  saveDraft({ ids: { ...ids, [content]: id } });
  return id;
}
