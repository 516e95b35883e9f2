import { cx } from 'class-variance-authority';
import { tw } from '../ui/tw';

const node = tw`aria-[current]:before:absolute aria-[current]:before:inset-[calc(50%-4px)_auto_auto_var(--node)] aria-[current]:before:size-2 aria-[current]:before:rounded-[50%] aria-[current]:before:bg-accent aria-[current]:before:shadow-[0_0_0_3px_var(--color-surface-1)]`;
/** The focus ring is inset, because the neighbors are close. */
const focus = tw`focus-visible:shadow-none focus-visible:-outline-offset-2`;
const row = tw`relative flex cursor-pointer list-none items-center justify-between gap-3 min-block-12 aria-[current]:font-semibold aria-[current]:text-accent [&::-webkit-details-marker]:hidden`;

export const mobileRowClass = cx(
  node,
  focus,
  row,
  'px-5 py-2 text-base leading-[1.5] font-medium [--node:6px]',
);
export const mobileSubRowClass = cx(
  node,
  focus,
  row,
  'text-md leading-[1.333] font-normal text-ink-2 [--node:-21px]',
);
