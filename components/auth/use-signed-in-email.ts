import { type RefObject, useEffect, useState } from 'react';
import * as routes from '@/lib/routes';

const DEADLINE_MS = 10_000;

/** Returns the address of the signed-in visitor, asked for when an element comes into view; null until it is known. */
export function useSignedInEmail(element: RefObject<Element | null>): string | null {
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    if (!element.current) return;
    let asked: AbortController | undefined;
    const observer = new IntersectionObserver((entries) => {
      asked?.abort();
      if (!entries.at(-1)?.isIntersecting) return;
      const { signal } = (asked = new AbortController());
      void ask(signal).then((found) => {
        if (!signal.aborted) setEmail(found);
      });
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      asked?.abort();
    };
  }, [element]);
  return email;
}

async function ask(signal: AbortSignal): Promise<string | null> {
  try {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]);
    const response = await fetch(routes.session, { signal: inTime });
    const { email } = (await response.json()) as { email?: unknown };
    return typeof email === 'string' ? email : null;
  } catch {
    return null;
  }
}
