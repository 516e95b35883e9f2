import type { FieldErrors } from './fields';

/** How a demo request ended. Expected failures are values; only bugs and attacks throw. */
export type DemoResult =
  /** Saved, and the team has been notified. */
  | { status: 'sent' }
  /** Saved; notifying the team failed and is retried. */
  | { status: 'saved' }
  /** Nothing was saved. */
  | { status: 'signed-out' | 'not-saved' }
  /** Nothing was saved: too many requests, and after how many seconds there is room again. */
  | { status: 'limited'; seconds: number }
  | { status: 'invalid'; errors: FieldErrors };
