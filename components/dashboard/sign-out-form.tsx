'use client';

import {
  unstable_isUnrecognizedActionError as isFromOlderBuild,
  unstable_rethrow as rethrow,
} from 'next/navigation';
import { type SubmitEvent, startTransition, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { OutdatedNote } from '@/components/ui/outdated-note';
import { dashboardWords } from '@/content/words/dashboard';
import { forgetDrafts } from '@/lib/demo/resuming';

/**
 * The way out of the dashboard.
 *
 * @param signOut Ends the session. The form works without scripts too.
 * @param email Who is signed in.
 */
export function SignOutForm({
  signOut,
  email,
}: {
  signOut: () => Promise<void>;
  email?: string | undefined;
}) {
  const [leaving, start] = useTransition();
  const [outdated, setOutdated] = useState(false);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (leaving) return;
    forgetDrafts();
    start(async () => {
      try {
        await signOut();
      } catch (cause) {
        rethrow(cause);
        if (!isFromOlderBuild(cause)) throw cause;
        startTransition(() => setOutdated(true));
      }
    });
  };
  return (
    <form action={signOut} onSubmit={submit} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {email && <p className="help">{email}</p>}
      <Button type="submit" variant="secondary" size="compact" loading={leaving}>
        {dashboardWords.signOut}
      </Button>
      {outdated && <OutdatedNote onReload={() => location.reload()} />}
    </form>
  );
}
