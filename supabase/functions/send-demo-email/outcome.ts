/**
 * What became of a delivery: a failure has a short reason without personal data, and is final when there is no use in
 * trying again; a busy service wants to be left alone.
 */
export type Outcome =
  | { status: 'sent' }
  | { status: 'failed'; reason: string; isFinal?: boolean }
  | { status: 'busy'; pauseMs: number };
