import type { ComponentProps } from 'react';
import { tw } from './tw';
import './dialog.css';

/** A dialog in the middle of the window; on a phone a sheet of full height. */
export const dialogClass = tw`dialog fixed z-61 m-auto flex-col rounded-card border border-line bg-surface-1 p-0 text-ink focus-visible:outline-none sheet:rounded-none sheet:border-0 sheet:[box-shadow:none] sheet:[--room:0px] sheet:block-dvh sheet:max-inline-none`;

/** A native dialog, which opens before hydration. */
export function Dialog({ className = '', ...props }: ComponentProps<'dialog'>) {
  return (
    <dialog
      {...props}
      className={`${dialogClass} open:flex ${className}`}
      // The browser may have opened it before hydration.
      suppressHydrationWarning
    />
  );
}
