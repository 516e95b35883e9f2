import type { ReactNode } from 'react';
import { inboxWords as words } from '@/content/words/inbox';
import { tw } from '@/components/ui/tw';
import './inbox.css';

/** Two things at the ends of a line, or below each other where that is too narrow. */
export const pair = tw`flex flex-wrap items-baseline justify-between gap-x-3`;

/** Times, numbers and names in a small face; quiet beside what they belong to. */
export const data = tw`label leading-5 tracking-[-0.01em]`;
export const quiet = `${data} text-ink-3`;

/** The time left of the open case, until somebody has decided. */
export function Left({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="if-waiting">
        <span className="sr-only">{words.left}: </span>
        {children}
      </span>
      <span className="if-decided">{words.decided}</span>
    </>
  );
}
