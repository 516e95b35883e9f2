import type { ReactNode } from 'react';
import { tw } from '@/components/ui/tw';
import { RequestTime } from './request-time';

/** To what waits for a person. */
const waitingLine = tw`before:[background:linear-gradient(var(--human)_2px,transparent_0)_0_0/2px_6px]`;

/** A step of the trace: a node, and the line to the next one. */
export function Step({
  by = 'agent',
  waits = false,
  children,
}: {
  by?: 'agent' | 'gem';
  waits?: boolean;
  children: ReactNode;
}) {
  return (
    <li
      className={`relative grid grid-cols-[16px_minmax(0,1fr)_auto] items-start gap-3 pbe-4 text-sm leading-5 font-book before:absolute before:inset-[10px_auto_-10px_7px] before:inline-0.5 last:pbe-0 last:before:hidden ${waits ? waitingLine : 'before:bg-accent'}`}
    >
      <span className={`${by} z-1 ms-1 mbs-1.5 shadow-[0_0_0_3px_var(--surface-1)]`} />
      {children}
    </li>
  );
}

/** When it was taken. */
export const StepTime = ({ at }: { at: string }) => (
  <RequestTime at={at} className="text-label whitespace-nowrap text-ink-3" />
);
