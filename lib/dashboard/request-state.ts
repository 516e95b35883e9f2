/*
 * How a request stands, and what is done about it: the same words as the checks of the tables have in
 * supabase/migrations. The browser reads this too.
 */

/** In the order in which a request goes through them. */
export const STATUSES = ['new', 'contacted', 'scheduled', 'closed'] as const;
export type Status = (typeof STATUSES)[number];

/** Why a request is closed. */
export const REASONS = ['held', 'no-fit', 'no-answer', 'duplicate', 'spam'] as const;

/** Characters of a note. */
export const NOTE_LIMIT = 1000;

/** For how long what one did is offered to be taken back; the database takes it for twice as long. */
export const UNDO_MS = 60_000;

/** How adding an event ended. What was typed comes back where it was not saved, for forms without scripts. */
export interface EventResult {
  status:
    | 'saved'
    | 'undone'
    /** Somebody else acted upon the same state and was faster. */
    | 'overtaken'
    | 'signed-out'
    /** The caller may no longer do this, or no longer take it back. */
    | 'refused'
    | 'limited'
    /** The request takes no further note. */
    | 'full'
    /** Nor anything else. */
    | 'ended'
    /** The request was deleted meanwhile. */
    | 'gone'
    | 'invalid'
    | 'failed';
  note?: string;
}
