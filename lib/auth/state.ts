/** What an account form shows after it was sent. */
export type AuthState =
  | { status: 'idle' }
  | { status: 'signed-in'; message: string; next: string }
  /** Done; the person stays here. */
  | { status: 'done'; message: string; email?: string }
  | {
      status: 'failed';
      message: string;
      email?: string;
      unconfirmed?: boolean;
      spent?: boolean;
      /** It never came to the site, or its answer never came back. */
      unreached?: boolean;
    };

export const idle: AuthState = { status: 'idle' };
