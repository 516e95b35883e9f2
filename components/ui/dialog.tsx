import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { tw } from './tw';

const sheet = tw`sheet:rounded-none sheet:border-0 sheet:[box-shadow:none] sheet:[--room:0px] sheet:block-dvh sheet:max-inline-none`;
const card = tw`fixed inset-[var(--room,12px)_0] z-61 m-auto animate-[reveal_0.32s_var(--ease-out)] flex-col overscroll-contain rounded-card border border-line bg-surface-1 p-0 text-ink shadow-[0_24px_64px_-16px_oklch(0.225_0.025_235/0.28)] block-fit max-block-[calc(100dvh-2*var(--room,12px))] max-inline-[calc(100%-48px)] focus-visible:outline-none`;
const backdrop = tw`backdrop:animate-[fade_0.2s_var(--ease-out)] backdrop:bg-scrim`;

export const dialogClass = cx(sheet, card);

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
