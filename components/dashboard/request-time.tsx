'use client';

import { tw } from '@/components/ui/tw';
import { useLocalTime } from '@/components/ui/use-local-time';

/** When a request arrived, in the reader's time zone. */
export function RequestTime({
  at,
  className = tw`text-xs whitespace-nowrap text-ink-2`,
}: {
  at: string;
  className?: string;
}) {
  const text = useLocalTime(at);
  return (
    <time
      className={`font-mono leading-5 font-medium tracking-[-0.01em] ${className}`}
      dateTime={at}
      title={new Date(at).toISOString()}
    >
      {text}
    </time>
  );
}
