'use client';

import type { SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/show-toast';
import { StaleBuildNotice } from '@/components/ui/stale-build-notice';
import { dashboardMessages } from '@/content/messages/dashboard';
import { signOut } from '@/lib/auth/actions';
import { useSignOut } from './use-sign-out';

/** The way out of the dashboard, without scripts too. */
export function SignOutForm({ email }: { email?: string }) {
  const { isPending, isOutdated, leave } = useSignOut(signOut, (text) =>
    showToast('error', text, { topic: 'auth', duration: Infinity }),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    leave();
  };
  return (
    <form action={signOut} onSubmit={submit} className="grid gap-2 @max-md:grow">
      <div className="flex items-center justify-between gap-4">
        {email && <p className="text-help wrap-anywhere">{email}</p>}
        <Button type="submit" variant="secondary" size="compact" loading={isPending}>
          {dashboardMessages.signOut}
        </Button>
      </div>
      {isOutdated && <StaleBuildNotice onReload={() => location.reload()} />}
    </form>
  );
}
