/** The frame of every toast; what a toast says stands with its cause. */
export const toasts = {
  /** The kind of a toast, above its text. */
  kinds: {
    success: 'Success',
    info: 'Information',
    warning: 'Warning',
    error: 'Error',
    loading: 'Working',
  },
  dismiss: 'Dismiss',
  /** What screen readers call the place where toasts appear. */
  region: 'Notifications',
} as const;
