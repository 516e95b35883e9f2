import type { ReactNode } from 'react';

/** Hides the footer's columns of links below a tool. */
export default function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <div className="contents" data-short-footer>
      {children}
    </div>
  );
}
