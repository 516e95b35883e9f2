/** What is said where a page failed on our side. */
export const errorWords = {
  title: 'Something stopped, and not at a checkpoint',
  text: 'The page failed on our side. Try again, or go home.',
  retry: 'Retry',
  home: 'Home',
} as const;
