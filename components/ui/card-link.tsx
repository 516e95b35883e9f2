import { tw } from './tw';

/** A link that covers its card and shows its focus around it. Links above it need `relative z-1`. */
export const cardLink = tw`after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus`;
