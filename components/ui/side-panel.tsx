'use client';

import type { ReactNode } from 'react';
import { actions } from '@/content/messages/layout';
import { IconButton } from './icon-button';

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
      className="side-panel"
      aria-labelledby={`${id}-title`}
      closedby="any"
      // The browser may have opened it before hydration.
      suppressHydrationWarning
      onClick={({ currentTarget, target }) => {
        if (target instanceof Element && target.closest('a')) currentTarget.close();
      }}
    >
      <div className="flex flex-none items-center justify-between gap-4 border-be border-line py-2.5 ps-5 pe-2 min-block-16">
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
