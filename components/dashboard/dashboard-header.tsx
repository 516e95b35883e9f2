import type { ReactNode } from 'react';
import { headers } from 'next/headers';
import { AlertNote } from '@/components/ui/note';
import { Link } from '@/components/ui/link';
import { updated } from '@/content/messages/layout';
import { readOutdatedForm } from '@/lib/security/outdated-form';

export async function DashboardHeader({
  title,
  lead,
  link,
  children,
}: {
  title: string;
  lead: string;
  link?: { href: string; label: string } | false;
  children?: ReactNode;
}) {
  const isOutdated = readOutdatedForm(await headers()) !== null;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pbs-[clamp(24px,4vw,48px)] pbe-8">
      <div>
        <h1 className="text-h3">{title}</h1>
        <p className="mbs-1 text-md leading-6 text-ink-2">{lead}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 @max-md:inline-full">
        {link && (
          <Link className="text-sm leading-5 link" href={link.href} prefetch={false}>
            {link.label}
          </Link>
        )}{' '}
        {children}
      </div>
      {isOutdated && <AlertNote className="inline-full" icon="warn" text={updated} />}
    </div>
  );
}
