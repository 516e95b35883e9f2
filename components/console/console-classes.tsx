import { tw } from '@/components/ui/tw';

/** Where scripts run, and where none does: there the console shows a finished example. */
export const LIVE = tw`noscript:hidden`;
export const STILL = tw`not-noscript:hidden`;
