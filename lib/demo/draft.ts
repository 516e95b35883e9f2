import type { CodeState } from '@/lib/auth/state';
import { readTab, writeTab } from '@/lib/tab-storage';
import { toHex } from '@/lib/to-hex';
import type { DemoRequest } from './fields';

/** Key in the tab's storage, and the event of another draft. */
export const DRAFT_KEY = 'demo-draft';

/** Key of the steps that a request can hold. It is here because a sign-out needs no more of them. */
export const OWN_TRACE_KEY = 'own-trace';

/** Unsent text of the demo form, and the step that the form is in. */
export interface Draft {
  /** Part of the request's id: the same draft sent twice is one request. */
  id: string;
  /** One of an older build may lack a field. */
  values: Partial<DemoRequest>;
  /** Whether the form opens again, filled in, after the sign-in that it leads to. */
  isResumed?: boolean;
  /** The code that was mailed, while the form asks for it. */
  code?: CodeState | undefined;
  /** Whether the visitor looked at that step last. After a reload it is open again. */
  isCodeOpen?: boolean;
  /** The steps of the visit that the request is to hold, by their times. */
  attached?: number[];
}

/** Returns the draft of this tab; null where nothing was typed within a day. */
export const readDraft = () => readTab(DRAFT_KEY) as Draft | null;

export const saveDraft = (change: Partial<Omit<Draft, 'id'>>) =>
  writeTab(DRAFT_KEY, { ...(readDraft() ?? { id: createId(), values: {} }), ...change });

export const clearDraft = () => writeTab(DRAFT_KEY, null);

/** Returns 32 hexadecimal digits. `crypto.randomUUID` is missing on pages without https. */
const createId = () => toHex(crypto.getRandomValues(new Uint8Array(16)));
