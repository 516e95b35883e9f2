import { type RefObject, useEffect, useState } from 'react';
import * as routes from '@/lib/routes';

/** Longer than that nobody looks at a menu. */
const DEADLINE_MS = 10_000;

/**
 * The address of who is signed in, asked each time that an element comes into view: what is hidden from signed-out
 * visitors, or in a menu that nobody opens, asks nothing. It may have been in view before the page was hydrated.
 *
 * @returns null until it is known, and where it is not.
 */
export function useSignedInEmail(element: RefObject<Element | null>): string | null {
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    if (!element.current) return;
    let asked: AbortController | undefined;
    const observer = new IntersectionObserver((entries) => {
      asked?.abort();
      if (!entries.at(-1)?.isIntersecting) return;
      const { signal } = (asked = new AbortController());
      void ask(signal).then((answer) => {
        if (!signal.aborted) setEmail(answer);
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
    // No answer, or none of ours: the line says less.
    return null;
  }
}
