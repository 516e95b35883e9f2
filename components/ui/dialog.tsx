import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { tw } from './tw';

const sheet = tw`max-sm:rounded-none max-sm:border-0 max-sm:[box-shadow:none] max-sm:[--room:0px] max-sm:block-dvh max-sm:max-inline-none`;
const place = tw`fixed inset-[var(--room,12px)_0] z-61 m-auto block-fit max-block-[calc(100dvh-2*var(--room,12px))] max-inline-[calc(100%-48px)]`;
const card = tw`animate-reveal flex-col overscroll-contain rounded-card border border-line bg-surface-1 p-0 text-ink shadow-dialog focus-visible:outline-none`;
const backdrop = tw`backdrop:animate-[fade_0.2s_var(--ease-out)] backdrop:bg-scrim`;

export const dialogClass = cx(sheet, place, card);

export function Dialog({ className = '', ...props }: ComponentProps<'dialog'>) {
  return (
    <dialog
      {...props}
      className={cx(dialogClass, 'open:flex', backdrop, className)}
      // The browser may have opened it before hydration.
      suppressHydrationWarning
    />
  );
}
