'use client';

import { cx } from 'class-variance-authority';
import type { CSSProperties, ReactNode } from 'react';
import { type ExternalToast, Toaster as Sonner, type ToasterProps } from 'sonner';
import { Icon, type GlyphName } from '@/components/ui/icon';
import { getIconButtonClass } from '@/components/ui/icon-button';
import { Spinner } from '@/components/ui/spinner';
import { tw } from '@/components/ui/tw';
import { toasts } from '@/content/messages/layout';

export { toast } from 'sonner';

const icons = {
  success: drawKind('success', 'ok', tw`text-success`),
  info: drawKind('info', 'info', tw`text-focus`),
  warning: drawKind('warning', 'warn', tw`text-warning`),
  error: drawKind('error', 'error', tw`text-danger`),
  loading: drawKind('loading'),
  close: <Icon name="close" size={16} />,
};

const classNames = {
  toast: tw`grid grid-cols-[1fr_auto] items-start gap-x-3 rounded-card border border-line bg-surface-1 py-3.5 ps-4 pe-2 font-sans text-sm leading-5 shadow-card inline-full`,
  error: 'border-danger',
  loader: tw`static! transform-none!`,
  closeButton: cx(getIconButtonClass({ size: 'compact' }), 'col-2 row-1 -my-1.5'),
  content: tw`col-1 ps-8 font-normal text-ink-2`,
  actionButton: tw`col-1 ms-8 mbs-2 justify-self-start font-semibold text-accent underline underline-offset-3`,
};

export function Toaster(props: Required<Pick<ToasterProps, 'position' | 'duration'>>): ReactNode {
  return (
    <Sonner
      {...props}
      expand
      closeButton
      gap={12}
      // Title and close button of the demo dialog stay visible.
      mobileOffset={{ top: 64 }}
      containerAriaLabel={toasts.region}
      icons={icons}
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: toasts.dismiss }}
      style={{ '--width': '400px' } as CSSProperties}
    />
  );
}

/** Returns the look of a toast that only informs. Its kind is a word for screen readers. */
export const getQuietLook = (kind: keyof typeof toasts.kinds): ExternalToast => ({
  position: 'bottom-right',
  icon: <span className="sr-only">{toasts.kinds[kind]}</span>,
  classNames: {
    toast: tw`border-line! py-2.5!`,
    content: tw`row-1 self-center ps-0!`,
    closeButton: tw`my-0!`,
  },
});

function drawKind(kind: keyof typeof toasts.kinds, glyph?: GlyphName, ink = '') {
  return (
    <p className={cx('flex items-center gap-3 font-bold', ink)}>
      {glyph ? <Icon name={glyph} size={20} /> : <Spinner size={20} />}
      {toasts.kinds[kind]}
    </p>
  );
}
