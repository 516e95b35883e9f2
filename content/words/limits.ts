/** Said to whoever was too fast. */
export const limits = {
  tooMany: 'Too many attempts.',
  inAMinute: 'Try again in a minute.',
  inMinutes: (minutes: number) => `Try again in ${minutes} minutes.`,
  inAnHour: 'Try again in an hour.',
} as const;
