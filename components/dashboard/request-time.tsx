'use client';

import { tw } from '@/components/ui/tw';
import { formatTime } from '@/components/ui/use-local-time';
import { useTimeZone } from './time-zone';

/** A moment in the reader's time zone. */
export function RequestTime({
  timestamp,
  className = tw`font-mono text-xs leading-5 font-medium tracking-tight text-ink-2`,
}: {
  timestamp: string;
  className?: string;
}) {
  const zone = useTimeZone();
  return (
    <time
      className={className}
      dateTime={timestamp}
      title={new Date(timestamp).toISOString()}
      // Browsers may write the same time with other spaces than the server.
      suppressHydrationWarning
    >
      {formatTime(timestamp, zone)}
    </time>
  );
}
