import { tw } from '@/components/ui/tw';

/** When the rows of the log come, and the times with them. */
export const COMES = [tw`[--at:0.9s]`, tw`[--at:1.9s]`, tw`[--at:3.1s]`, tw`[--at:3.4s]`] as const;
/** What only stands there when the run is finished, where no script runs; and what only where one does. */
export const STILL = tw`not-noscript:hidden`;
export const LIVE = tw`noscript:hidden`;
