import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { parseTabText, readTabText } from '@/lib/tab-storage';

/** Returns what this tab keeps under a key, and follows it; null until hydration. */
export function useTabValue(key: string): object | null {
  const subscribe = useCallback(
    (onChange: () => void) => {
      addEventListener(key, onChange);
      return () => removeEventListener(key, onChange);
    },
    [key],
  );
  const text = useSyncExternalStore(
    subscribe,
    () => readTabText(key),
    () => null,
  );
  return useMemo(() => parseTabText(text), [text]);
}
