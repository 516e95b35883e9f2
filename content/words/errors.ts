/** Where a page failed on our side. */
export const errorWords = {
  /** For the browser's tab, where not even the frame could be shown. */
  tab: 'Something stopped',
  title: 'Something stopped, and not at a checkpoint',
  text: 'The page failed on our side. Try again, or go home.',
  /** The number is the one under which the cause was logged. */
  reference: (number: string) => `Reference ${number}`,
  home: 'Home',
} as const;
