/** Eight tries over two days, then a notification is parked: supabase/migrations. */
export const TRIES = 8;

/** How sending a parked notification again ended. */
export type SendAgainResult =
  | { status: 'idle' }
  /** The mail went out. */
  | { status: 'sent' }
  /** It is in line again; this try failed, or somebody else was faster. */
  | { status: 'waiting' }
  /** Nothing changed. */
  | { status: 'signed-out' | 'limited' | 'failed' };
