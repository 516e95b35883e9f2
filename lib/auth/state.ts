export interface CodeState {
  email: string;
  /** When the last code was mailed, in milliseconds since 1970 by the server's clock; null before the first. */
  sentAt: number | null;
  /** Seconds until another may be asked for, where this response changes them. */
  wait?: number;
  /** When the last code was mailed, by the clock of this device. */
  mailedAt?: number | undefined;
  error?: string | undefined;
  /** Whether the last code replaced another one. */
  isAgain?: boolean | undefined;
  /** The auth service has not said in time whether it mailed the code. */
  isLate?: true;
  /** The code as typed into an outdated form. */
  typed?: string;
}

/** Digits of a code (`otp_length` in supabase/config.toml). */
export const CODE_DIGITS = 8;

/** Characters of the longest text that is read for a code: a whole mail may be pasted. */
export const CODE_TEXT = 5000;

/** Characters of the shortest password (`minimum_password_length` in supabase/config.toml). */
export const PASSWORD_LENGTH = 6;

/** How long a code works (`otp_expiry` in supabase/config.toml). */
export const CODE_LIFETIME_MS = 10 * 60 * 1000;

/** The pause of the auth service between two codes for one address (`max_frequency`). */
export const CODE_PAUSE_MS = 60 * 1000;

/** Key in the tab's storage of the step in which an account form was left. */
export const ACCOUNT_STEP_KEY = 'account-step';

export type AuthState =
  | { status: 'idle' }
  | { status: 'signed-in'; message: string; next: string }
  /** The address is to be confirmed by a code. The message is for a toast. */
  | { status: 'code'; code: CodeState; message?: string; isRejected?: boolean; passwordError?: string }
  /** The proof signed in, and the auth service has not taken the password. */
  | { status: 'password'; email: string; error: string }
  | { status: 'failed'; message: string; email?: string };

export const idle: AuthState = { status: 'idle' };
