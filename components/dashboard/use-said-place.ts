import { useEffect, useRef } from 'react';

/**
 * Where it is said how something ended. Whoever pressed a button that is gone since then goes on there.
 *
 * @param said What is said.
 */
export function useSaidPlace(said: string) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said && document.activeElement === document.body) place.current?.focus();
  }, [said]);
  return place;
}
