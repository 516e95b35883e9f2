import type { ReactNode } from 'react';
import { headers } from 'next/headers';
import { AlertNote } from '@/components/ui/alert-note';
import { updated } from '@/content/messages/layout';
import { readOutdatedForm } from '@/lib/security/outdated-form';

/** Hides the footer's columns of links below a tool, and tells of a form that an older build made. */
export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const isOutdated = readOutdatedForm(await headers()) !== null;
  return (
    <div className="contents" data-short-footer>
      {isOutdated && (
        <div className="container pbs-6">
          <AlertNote icon="warn" text={updated} />
        </div>
      )}
      {children}
    </div>
  );
}
