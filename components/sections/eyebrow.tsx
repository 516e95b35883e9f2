import type { ReactNode } from 'react';
import './eyebrow.css';

/** The label above a page's heading: a short lane that runs into a checkpoint. Once a page, in its head. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 label tracking-[0.04em] text-ink-2 uppercase">
      <span className="eyebrow-lane" aria-hidden="true" />
      {children}
    </p>
  );
}
