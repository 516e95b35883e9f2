/** When the rows of the log come, and the times with them. */
export const COMES = ['[--at:0.9s]', '[--at:1.9s]', '[--at:3.1s]', '[--at:3.4s]'] as const;
/** What only stands there when the run is finished, where no script runs; and what only where one does. */
export const STILL = 'not-noscript:hidden';
export const LIVE = 'noscript:hidden';
