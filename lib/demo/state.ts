import type { CodeState } from '@/lib/auth/state';
import type { DemoRequest, FieldErrors } from './fields';

/** Promise about a saved request. */
export interface Receipt {
  /** When it was saved, as ISO 8601. */
  at: string;
  /** Person who replies. */
  by: string;
  within: string;
  /** Where a time can be chosen, if the company has such a page. */
  booking?: string | undefined;
}

/** How a demo request ended. Expected failures are values; only bugs and attacks throw. */
export type DemoResult =
  /** Saved, and the team has been notified. */
  | { status: 'sent'; receipt: Receipt }
  /** Saved; notifying the team failed and is retried. */
  | { status: 'saved'; receipt: Receipt }
  | { status: 'not-saved' }
  /** Not saved: too many requests of the account or the network, and after how many seconds there is room again. */
  | { status: 'limited'; of: 'account' | 'network'; seconds: number }
  | { status: 'invalid'; errors: FieldErrors }
  /** Not saved: the visitor has no session, and confirms the address by a code. */
  | { status: 'signed-out'; code?: CodeState }
  | { status: 'editing' }
  /** Not read: the page is of an older build. */
  | { status: 'outdated' };

/** The state of the demo form after it was posted; null before. */
export type DemoFormState =
  (DemoResult & { values: DemoRequest; /** See lib/demo/draft.ts. */ draftId?: string | undefined }) | null;
