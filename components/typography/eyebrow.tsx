import type { ReactNode } from 'react';

export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 label tracking-[0.04em] text-ink-2 uppercase">
      <span className="flex flex-none items-center gap-0.5 pe-0.5" aria-hidden="true">
        <span className="marker-agent rounded-[1px] block-0.5 inline-3.5" />
        <span className="marker-person size-2" />
      </span>
      {children}
    </p>
  );
}
