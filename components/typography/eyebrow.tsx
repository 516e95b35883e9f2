import type { ReactNode } from 'react';

export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="label tracking-wider text-ink-2 uppercase">{children}</p>;
}
