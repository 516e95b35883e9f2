import { logEvent } from './log-event';

const MINUTE_MS = 60_000;
/** Strangers choose what errors say. Beyond this number all kinds share one. */
const MOST_KINDS = 50;

/** Writes a line. The count tells how many of its kind were left out before it. */
type Write = (count: Partial<Record<'count', number>>) => unknown;

/** The minute of each kind: its end, and the lines left out since it began. */
const minutes = new Map<string, { until: number; more: number }>();

/** Writes the first line of a kind at once, then one a minute with the count of the others. */
export function writeOncePerMinute(kind: string, write: Write): void {
  const key = minutes.has(kind) || minutes.size < MOST_KINDS ? kind : '';
  const minute = minutes.get(key);
  if (minute && Date.now() < minute.until) {
    minute.more += 1;
    return;
  }
  startMinute(key, write);
  // A worker that slept has run no timer.
  write(minute?.more ? { count: minute.more } : {});
}

function startMinute(key: string, write: Write): void {
  const minute = { until: Date.now() + MINUTE_MS, more: 0 };
  minutes.set(key, minute);
  // Only Node's timers can let a process end before them.
  const timer: { unref?: () => unknown } = setTimeout(() => {
    if (minutes.get(key) !== minute) return;
    minutes.delete(key);
    if (minute.more === 0) return;
    startMinute(key, write);
    write({ count: minute.more });
  }, MINUTE_MS);
  timer.unref?.();
}

/** Logs an event that strangers can cause at will. Its kind is its name, and the part it is about. */
export function logOncePerMinute(...[level, event, fields = {}]: Parameters<typeof logEvent>): void {
  const kind = `${event} ${String(fields['part'] ?? '')}`;
  writeOncePerMinute(kind, (count) => void logEvent(level, event, { ...fields, ...count }));
}
