import { tw } from '@/components/ui/tw';

/** Classes for pages with scripts and without. Without, the console shows a finished example. */
export const LIVE = tw`noscript:hidden`;
export const STILL = tw`not-noscript:hidden`;
