import { cx } from 'class-variance-authority';
import { tw } from './tw';

const cover = tw`after:absolute after:inset-0 after:rounded-card`;
const focus = tw`after:-outline-offset-2 after:outline-focus focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-2`;

/** A link that covers its card and shows its focus around it. Links above it need `relative z-1`. */
export const cardLink = cx(cover, focus);
