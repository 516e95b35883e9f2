'use client';

import { cx } from 'class-variance-authority';
import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { actions } from '@/content/messages/layout';
import { IconButton } from './icon-button';
import { tw } from './tw';

const sides = {
  right: tw`inset-[0_0_0_auto] border-s [--away:100%_0] block-dvh inline-105`,
  left: tw`inset-[0_auto_0_0] border-e [--away:-100%_0] block-dvh inline-105`,
  top: tw`inset-[0_0_auto] border-be [--away:0_-100%] block-auto inline-full max-block-[85dvh]`,
  bottom: tw`inset-[auto_0_0] border-bs [--away:0_100%] block-auto inline-full max-block-[85dvh]`,
};

const slides = tw`[transition:translate_0.2s_var(--ease-out)] max-inline-full starting:[translate:var(--away)]`;

/**
 * For content that exists after hydration only.
 *
 * @param footer Remains in view below the scrolling body.
 */
export function Sheet({
  title,
  side = 'right',
  open,
  onOpenChange,
  returnFocusTo,
  footer,
  children,
}: {
  title: ReactNode;
  side?: keyof typeof sides;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Id of the element that gets the focus when the sheet is closed. */
  returnFocusTo: string;
  footer?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        {/* Radix's own overlay injects a style that the policy refuses. */}
        <div className="fixed inset-0 z-60 [animation:fade_0.2s_var(--ease-out)] bg-scrim" />
        <Dialog.Content
          className={cx(
            slides,
            'fixed z-61 flex flex-col border-line bg-surface-1 text-ink shadow-card focus-visible:outline-none short:overflow-auto',
            sides[side],
          )}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            document.getElementById(returnFocusTo)?.focus();
          }}
        >
          <div className="flex flex-none items-center justify-between gap-4 border-be border-line py-2.5 ps-6 pe-2 min-block-16">
            <Dialog.Title className="text-h4 wrap-anywhere">{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton icon="close" label={actions.close} />
            </Dialog.Close>
          </div>
          {/* In a very short window header and footer scroll with the rest. */}
          <div className="grid flex-1 content-start gap-6 overflow-auto overscroll-contain p-6 min-block-0 short:flex-[1_0_auto] short:overflow-visible">
            {children}
          </div>
          {footer && (
            <div className="flex flex-none flex-wrap gap-3 border-bs border-line px-6 pbs-4 pbe-5">
              {footer}
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
