import type { ReactNode } from 'react';
import { inboxWords as words } from '@/content/words/inbox';
import './inbox.css';

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
