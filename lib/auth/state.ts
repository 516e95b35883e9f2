import type { CodeState } from './code-state';

/** The state of an account form after it was sent. */
export type AuthState =
  | { status: 'idle' }
  | { status: 'signed-in'; message: string; next: string }
  /** The address is to be confirmed by a code. The message is for a toast. */
  | { status: 'code'; code: CodeState; message?: string; isRefused?: boolean }
  | { status: 'failed'; message: string; email?: string };

export const idle: AuthState = { status: 'idle' };
