/** What both legal pages say around their text. */
export const legalWords = {
  /** Before a date. */
  updated: 'Last updated',
  brief: 'In short',
  /** Before the link to the other page. */
  seeAlso: 'See also',
} as const;
