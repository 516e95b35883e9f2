import type { NotificationState } from './answers';

/** Eight tries over two days, then a notification is parked: supabase/migrations. */
export const TRIES = 8;

/** How sending a parked notification again ended. */
export type SendAgainResult =
  /** The mail went out. */
  | { status: 'sent' }
  /** It is in line again; this try failed, or somebody else was faster. */
  | { status: 'waiting' }
  /** Nothing changed. */
  | { status: 'signed-out' | 'limited' | 'failed' };

/** Whether something about a request waits for a person, who sends it again. */
export const isParked = (state: NotificationState | undefined): boolean =>
  state !== undefined && [state, ...state.others].some(({ status }) => status === 'parked');

/** Host of the receiver of a webhook; null for a receipt. */
export const receiverHost = (destination: string): string | null =>
  /^webhook:(.*)#[^#]*$/.exec(destination)?.[1] ?? null;
