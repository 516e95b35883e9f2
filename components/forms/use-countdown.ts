import { useEffect, useState } from 'react';

/**
 * Counts down to a time, each second.
 *
 * @param until In milliseconds since 1970; null where nothing is waited for.
 * @returns The seconds that are left; 0 on the server.
 */
export function useCountdown(until: number | null): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const count = () => setSeconds(until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}
