'use client';

import { unstable_isUnrecognizedActionError as isFromOlderBuild } from 'next/navigation';
import { type SubmitEvent, startTransition, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { OutdatedNote } from '@/components/ui/outdated-note';
import { failureText } from '@/components/toast/failure-text';
import { requestProgressWords, sendAgainWords } from '@/content/words/dashboard';
import type { SendAgainResult } from '@/lib/dashboard/notification';
import { postSendAgain, sendAgain } from '@/lib/dashboard/send-again';
import { sayInPanel } from './panel-status';

const words: Record<SendAgainResult['status'], string> = sendAgainWords;

/** Sends a parked notification again. The panel says how it ended: by then this button may be gone. */
export function SendAgain({ id }: { id: string }) {
  const [sending, start] = useTransition();
  const [outdated, setOutdated] = useState(false);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = new FormData(event.currentTarget);
    const panel = event.currentTarget.closest('dialog');
    start(async () => {
      try {
        sayInPanel(panel, words[(await sendAgain(form)).status]);
      } catch (cause) {
        if (isFromOlderBuild(cause)) startTransition(() => setOutdated(true));
        else sayInPanel(panel, failureText(cause, words.failed));
      }
    });
  };
  return (
    <form action={postSendAgain} onSubmit={submit} className="mbs-3 mbe-1">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="secondary" size="compact" loading={sending}>
        {requestProgressWords.sendAgain}
      </Button>
      {/* The address names the panel: it is open again then. */}
      {outdated && <OutdatedNote onReload={() => location.reload()} />}
    </form>
  );
}
