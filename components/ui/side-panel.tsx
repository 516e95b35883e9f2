'use client';

import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { actions } from '@/content/messages/layout';
import { IconButton } from './icon-button';
import { tw } from './tw';

const slides = tw`[translate:100%] transition-[translate,display,overlay] transition-discrete duration-200 ease-out open:flex open:[translate:none] starting:open:[translate:100%]`;
/** Above the page at the window's end, from top to bottom. */
const place = tw`inset-s-auto m-0 block-dvh inline-75 max-block-none max-inline-full`;
const backdrop = tw`backdrop:bg-scrim backdrop:transition-all backdrop:transition-discrete backdrop:duration-200 not-open:backdrop:opacity-0 starting:open:backdrop:opacity-0`;

/** A native modal dialog, which a button with `commandfor` opens before hydration. */
export function SidePanel({
  id,
  title,
  foot,
  children,
}: {
  id: string;
  title: string;
  foot: ReactNode;
  children: ReactNode;
}) {
  return (
    <dialog
      id={id}
      className={cx(
        slides,
        backdrop,
        place,
        'flex-col overscroll-contain border-s border-line bg-surface-1 p-0 text-ink shadow-card short:overflow-auto',
      )}
      aria-labelledby={`${id}-title`}
      closedby="any"
      // The browser may have opened it before hydration.
      suppressHydrationWarning
      onClick={({ currentTarget, target }) => {
        if (target instanceof Element && target.closest('a')) currentTarget.close();
      }}
    >
      <div className="flex flex-none items-center justify-between gap-4 border-be border-line py-2.5 ps-5 pe-2.5 min-block-16">
        <h2 className="mono" id={`${id}-title`}>
          {title}
        </h2>
        <IconButton icon="close" label={actions.close} commandfor={id} command="close" />
      </div>
      {/* In a very short window header and footer scroll with the rest. */}
      <div className="flex-1 overflow-auto overscroll-contain py-2 min-block-0 short:flex-[1_0_auto] short:overflow-visible">
        {children}
      </div>
      <div className="flex flex-none flex-wrap gap-3 border-bs border-line px-5 pbs-4 pbe-5">{foot}</div>
    </dialog>
  );
}
