'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { dashboardWords } from '@/content/words/dashboard';
import { hasSignedInFlag } from '@/lib/security/signed-in-flag';
import * as routes from '@/lib/routes';
import { type Answer, poll } from '@/components/ui/poll';
import { LIST_COUNT } from './list-count';

/**
 * Says how many requests came since the page was made, without a reload; pressing it shows them. The list itself
 * always comes from the server, so that no answer of this can show a request twice.
 *
 * @param since When the newest request came that the page knows of.
 */
export function NewRequests({ since }: { since: string }) {
  const router = useRouter();
  const [loading, start] = useTransition();
  const [count, setCount] = useState(0);
  const pressed = useRef(false);

  // The list that it asked for takes the button away: whoever pressed it goes on there, unless they are elsewhere by then.
  useEffect(
    () => () => {
      if (pressed.current && document.activeElement === document.body)
        document.getElementById(LIST_COUNT)?.focus();
    },
    [],
  );

  useEffect(
    // An answer that was overtaken by a later one does not take anything back.
    () =>
      poll(
        (signal) => ask(since, signal),
        (now) => setCount((before) => Math.max(before, now)),
      ),
    [since],
  );

  const show = () => {
    pressed.current = true;
    start(() => {
      router.push(routes.dashboard);
      router.refresh();
    });
  };
  return (
    <div role="status" className="not-empty:pbe-4">
      {count > 0 && (
        // Reached while rows are read, it stays in reach.
        <Button variant="secondary" size="compact" className="bg-surface-1" loading={loading} onClick={show}>
          <Glyph name="refresh" size={16} />
          {dashboardWords.newRequests(count)}
        </Button>
      )}
    </div>
  );
}

async function ask(since: string, signal: AbortSignal): Promise<Answer> {
  if (!hasSignedInFlag()) return { status: 'over' };
  const url = `${routes.dashboard}/new?since=${encodeURIComponent(since)}`;
  // A signed-out visitor is sent to sign-in, which is followed by nobody.
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(10_000)]);
  const response = await fetch(url, { redirect: 'manual', signal: inTime });
  if (response.type === 'opaqueredirect' || response.status === 401) return { status: 'over' };
  const body: unknown = response.ok ? await response.json() : null;
  const count = (body as { count?: unknown } | null)?.count;
  return Number.isSafeInteger(count) ? { status: 'ok', count: count as number } : { status: 'failed' };
}
