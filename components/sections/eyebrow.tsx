import type { ReactNode } from 'react';

/** The label above a page's heading: a short lane that runs into a checkpoint. Once a page, in its head. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 label tracking-[0.04em] text-ink-2 uppercase">
      <span
        className="relative flex-none block-2.5 inline-6.5 before:absolute before:inset-[4px_12px_auto_0] before:rounded-[1px] before:bg-accent before:block-0.5 after:absolute after:inset-[1px_2px_auto_auto] after:size-2 after:rotate-45 after:rounded-[1px] after:bg-human"
        aria-hidden="true"
      />
      {children}
    </p>
  );
}
