'use client';

import { tw } from '@/components/ui/tw';
import { useLocalTime } from '@/components/ui/use-local-time';

/** A moment in the reader's time zone. */
export function RequestTime({
  timestamp,
  className = tw`text-xs text-ink-2`,
}: {
  timestamp: string;
  className?: string;
}) {
  const text = useLocalTime(timestamp);
  return (
    <time
      className={`font-mono leading-5 font-medium tracking-[-0.01em] ${className}`}
      dateTime={timestamp}
      title={new Date(timestamp).toISOString()}
    >
      {text}
    </time>
  );
}
