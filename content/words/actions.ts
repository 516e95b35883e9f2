/** What buttons and links say that stand in several places. */
export const actions = {
  requestDemo: 'Request Demo',
  requestADemo: 'Request a Demo',
  signIn: 'Sign in',
  reload: 'Reload',
  retry: 'Retry',
  close: 'Close',
} as const;
