'use client';

import { useSyncExternalStore } from 'react';

const format = (at: string, timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(at));

const never = () => () => undefined;

/**
 * When a request arrived, in the reader's time zone. The server does not know the zone and writes UTC, so
 * that both agree before the page is live.
 */
export function RequestTime({ at }: { at: string }) {
  const valid = !Number.isNaN(Date.parse(at));
  const text = useSyncExternalStore(
    never,
    () => (valid ? format(at) : '–'),
    () => (valid ? format(at, 'UTC') : '–'),
  );
  return (
    <time className="table__mono" dateTime={at} title={valid ? new Date(at).toISOString() : undefined}>
      {text}
    </time>
  );
}
