'use client';

import { useSyncExternalStore } from 'react';
import { locale } from '@/content/words/locale';
import { tw } from '@/components/ui/tw';

const format = (at: string, timeZone?: string) =>
  new Intl.DateTimeFormat(locale, {
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
 * that both agree before the page is hydrated.
 *
 * @param className Its size, color and whether it may break.
 */
export function RequestTime({
  at,
  className = tw`text-xs whitespace-nowrap text-ink-2`,
}: {
  at: string;
  className?: string;
}) {
  const valid = !Number.isNaN(Date.parse(at));
  const text = useSyncExternalStore(
    never,
    () => (valid ? format(at) : '–'),
    () => (valid ? format(at, 'UTC') : '–'),
  );
  return (
    <time
      className={`font-mono leading-5 font-medium tracking-[-0.01em] ${className}`}
      dateTime={at}
      title={valid ? new Date(at).toISOString() : undefined}
    >
      {text}
    </time>
  );
}
