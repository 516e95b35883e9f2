'use client';

import type { SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { OutdatedNote } from '@/components/ui/outdated-note';
import { requestProgressWords, sendAgainWords } from '@/content/words/dashboard';
import type { SendAgainResult } from '@/lib/dashboard/notification';
import { postSendAgain, sendAgain } from '@/lib/dashboard/send-again';
import { sayInPanel } from './panel-status';
import { useCall } from './use-call';

const words: Record<SendAgainResult['status'], string> = sendAgainWords;

/** Sends a parked notification again. The panel says how it ended: by then this button may be gone. */
export function SendAgain({ id }: { id: string }) {
  const { sending, isOutdated, call } = useCall(words.failed);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const panel = event.currentTarget.closest('dialog');
    const say = (text: string) => sayInPanel(panel, text);
    call(async () => say(words[(await sendAgain(form)).status]), say);
  };
  return (
    <form action={postSendAgain} onSubmit={submit} className="mbs-3 mbe-1">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="secondary" size="compact" loading={sending}>
        {requestProgressWords.sendAgain}
      </Button>
      {/* The address names the panel: it is open again then. */}
      {isOutdated && <OutdatedNote onReload={() => location.reload()} />}
    </form>
  );
}
