import type { ReactNode } from 'react';

/** The label above a page's heading: a short lane that runs into a checkpoint. Once a page, in its head. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="eyebrow">
      <span className="eyebrow__lane" aria-hidden="true" />
      {children}
    </p>
  );
}
