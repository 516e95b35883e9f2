'use client';

import { cx } from 'class-variance-authority';
import { useRef } from 'react';
import { useSignedInEmail } from '@/components/auth/use-signed-in-email';
import { useSignOut } from '@/components/auth/use-sign-out';
import { showToast } from '@/components/ui/show-toast';
import { Spinner } from '@/components/ui/spinner';
import { StaleBuildNotice } from '@/components/ui/stale-build-notice';
import { tw } from '@/components/ui/tw';
import { accountMessages, frame } from '@/content/messages/layout';
import { signOut } from '@/lib/auth/actions';
import * as routes from '@/lib/routes';
import { NavLink } from './nav-link';

const variants = {
  menu: {
    who: tw`mx-3 mbe-1 pbs-2 pbe-1`,
    row: tw`flex items-center justify-between gap-3 rounded-control px-3 py-2.5 text-base leading-5 font-bold inline-full hover:bg-surface-2 aria-[current=page]:text-accent`,
  },
  phone: { who: tw`mx-5 pbs-3 pbe-1`, row: tw`mobile-row inline-full` },
};

function closeContainer(element: Element | null): void {
  element?.closest<HTMLElement>('[popover]')?.hidePopover();
  element?.closest('dialog')?.close();
}

export function AccountEntries({ variant }: { variant: keyof typeof variants }) {
  const { who, row } = variants[variant];
  const group = useRef<HTMLDivElement>(null);
  const email = useSignedInEmail(group);
  const {
    isPending: sending,
    isOutdated,
    leave,
  } = useSignOut(signOut, (text) => {
    // An open dialog would cover the toast.
    closeContainer(group.current);
    showToast('error', text, { topic: 'auth', duration: Infinity });
  });

  return (
    <div ref={group} role="group" aria-label={accountMessages.label}>
      <p className={cx('text-help wrap-anywhere', who)} dir="auto">
        {email ?? accountMessages.signedIn}
      </p>
      <NavLink className={row} href={routes.dashboard} prefetch={false}>
        {frame.dashboard}
      </NavLink>{' '}
      <button className={row} type="button" aria-disabled={sending || undefined} onClick={leave}>
        {accountMessages.signOut}
        {sending && <Spinner />}
      </button>
      {isOutdated && <StaleBuildNotice onReload={() => location.reload()} />}
    </div>
  );
}
