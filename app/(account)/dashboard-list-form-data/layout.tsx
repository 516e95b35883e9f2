import type { ReactNode } from 'react';

/** Marks the page for the footer, which leaves out its columns of links below a tool. */
export default function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <div className="contents" data-short-footer>
      {children}
    </div>
  );
}
