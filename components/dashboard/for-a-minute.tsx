import { type ReactNode, useEffect, useState } from 'react';
import { UNDO_MS } from '@/lib/dashboard/request-state';

/** What is offered for as long as something can be taken back; under the focus it stays, and says that it is too late. */
export function ForAMinute({ children }: { children: ReactNode }) {
  const [over, setOver] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), UNDO_MS);
    return () => clearTimeout(timer);
  }, []);
  if (over && !focused) return null;
  return (
    <div className="contents" onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
      {children}
    </div>
  );
}
