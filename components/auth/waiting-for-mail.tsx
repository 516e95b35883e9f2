'use client';

import { useEffect } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { type Answer, poll } from '@/components/ui/poll';
import { authForms } from '@/content/words/auth';
import * as routes from '@/lib/routes';
import '@/components/ui/controls.css';

/** Whoever comes back from a phone finds the page changed. */
const EVERY_MS = 6000;
/** As long as a mailed link is good. */
const LONGEST_MS = 60 * 60 * 1000;

/**
 * Says where the link was mailed that confirms a new account, and waits for it. Followed in this browser it signs in, and
 * components/auth/session-watch.tsx moves on; followed elsewhere it is noticed here.
 *
 * @param onConfirmed Called once when it was followed in another browser.
 */
export function WaitingForMail({ email, onConfirmed }: { email: string; onConfirmed: () => void }) {
  useEffect(() => {
    const until = Date.now() + LONGEST_MS;
    const stop = poll(
      (signal) => ask(signal, until),
      (confirmed) => {
        if (!confirmed) return;
        stop();
        onConfirmed();
      },
      EVERY_MS,
    );
    return stop;
  }, [onConfirmed]);
  return (
    <div className="note">
      <Glyph name="mail" size={20} />
      <p>{authForms.created(email)}</p>
    </div>
  );
}

async function ask(signal: AbortSignal, until: number): Promise<Answer> {
  if (Date.now() > until) return { status: 'over' };
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(10_000)]);
  const response = await fetch(routes.waiting, { signal: inTime });
  if (!response.ok) return { status: 'failed' };
  const { confirmed } = (await response.json()) as { confirmed?: unknown };
  return { status: 'ok', count: confirmed === true ? 1 : 0 };
}
