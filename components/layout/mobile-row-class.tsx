import { cx } from 'class-variance-authority';
import { tw } from '../ui/tw';

const row = tw`current-row relative flex cursor-pointer items-center justify-between gap-3 focus-inset min-block-12 marker:hidden`;

export const mobileRowClass = cx(row, 'px-5 py-2 text-base leading-6 font-medium [--dot:6px]');
export const mobileSubRowClass = cx(row, 'text-md leading-5 font-normal text-ink-2 [--dot:-21px]');
