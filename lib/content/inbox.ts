import 'server-only';
import { clockAt, DAY, secondsOf } from './clock';
import type { PlatformLanding } from './platform-landing';

export type Inbox = NonNullable<PlatformLanding['inbox']>;

/** How long is left at a time of day, which part of the whole that is, and when it ends. */
export function clockOf({ since, seconds }: { since: string; seconds: number }, now: string) {
  const end = secondsOf(since) + seconds;
  const left = Math.max(0, end - secondsOf(now));
  return { left, share: left / seconds, end: clockAt(end), isTomorrow: end >= DAY };
}

/** All that waits for somebody, the shortest time first. `isOpen` is the case on the screen. */
export function waitingOf({ now, case: open, waiting }: Inbox) {
  const { title, process, who, since, seconds } = open;
  return [
    { title, process, who, since, seconds, limit: open.limit.text, isOpen: true },
    ...waiting.map((row) => ({ ...row, isOpen: false })),
  ]
    .map((row) => ({ ...row, ...clockOf(row, now) }))
    .sort((one, other) => one.left - other.left);
}
