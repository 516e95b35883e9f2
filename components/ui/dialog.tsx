import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export function Dialog({ className = '', ...props }: ComponentProps<'dialog'>) {
  return (
    <dialog
      {...props}
      className={cx('dialog', className)}
      // The browser may have opened it before hydration.
      suppressHydrationWarning
    />
  );
}
