import type { ReactNode } from 'react';
import { headers } from 'next/headers';
import { getButtonClass } from '@/components/ui/button';
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
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pbs-[clamp(24px,4vw,48px)] pbe-8">
      <h1 className="text-h3">{title}</h1>
      <p className="basis-full text-base leading-6 text-ink-2 @md:order-1">{lead}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 @max-md:mbs-3 @max-md:inline-full">
        {link && (
          <Link
            className={getButtonClass({ variant: 'tertiary', size: 'compact' })}
            href={link.href}
            prefetch={false}
          >
            {link.label}
          </Link>
        )}{' '}
        {children}
      </div>
      {isOutdated && <AlertNote className="mbs-3 inline-full @md:order-1" icon="warn" text={updated} />}
    </div>
  );
}
