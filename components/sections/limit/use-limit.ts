import { useEffect, useRef, useState } from 'react';
import { useClientValue } from '@/components/ui/use-client-value';
import { LIMIT_PARAMETER, LIMIT_ID } from '@/lib/startup/constants';

const readLimit = () => new URLSearchParams(location.search).get(LIMIT_PARAMETER) ?? '';

/** Keeps the chosen limit in the page's address, so that a link shows the same. `slider` is for its input. */
export function useLimit({ limit: usual, limits }: { limit: number; limits: readonly number[] }) {
  const linked = Number(useClientValue(readLimit, ''));
  const [chosen, setChosen] = useState<number>();
  const limit = chosen ?? limits.findLast((one) => one <= linked) ?? usual;

  useEffect(() => {
    if (chosen === undefined) return;
    // Browsers refuse an address that changes with every step of a drag.
    const timer = setTimeout(() => {
      const url = new URL(location.href);
      if (chosen === usual) url.searchParams.delete(LIMIT_PARAMETER);
      else url.searchParams.set(LIMIT_PARAMETER, String(chosen));
      url.hash = chosen === usual ? '' : LIMIT_ID;
      history.replaceState(null, '', url);
    }, 200);
    return () => clearTimeout(timer);
  }, [chosen, usual]);

  const slider = useRef<HTMLInputElement>(null);
  return { limit, choose: setChosen, slider };
}

export type LimitChoice = ReturnType<typeof useLimit>;
