import { logEvent } from './log-event';

const MINUTE_MS = 60_000;

type Line = Parameters<typeof logEvent>;

interface Minute {
  until: number;
  /** Number of lines that were not written. */
  more: number;
}

/** By event and part: a stranger chooses the other fields, and could make any number of keys. */
const minutes = new Map<string, Minute>();

/**
 * Logs an event that strangers can cause at will: the first at once, then one line a minute with the `count` of the
 * others.
 */
export async function logOncePerMinute(...line: Line): Promise<void> {
  const [level, event, fields = {}] = line;
  const key = `${event} ${String(fields['part'] ?? '')}`;
  const before = minutes.get(key);
  if (before && Date.now() < before.until) {
    before.more += 1;
    return;
  }
  startMinute(key, line);
  // A worker that slept has run no timer.
  await logEvent(level, event, { ...fields, ...(before?.more && { count: before.more }) });
}

function startMinute(key: string, [level, event, fields]: Line): void {
  const minute: Minute = { until: Date.now() + MINUTE_MS, more: 0 };
  minutes.set(key, minute);
  setTimeout(() => {
    if (minutes.get(key) !== minute) return;
    minutes.delete(key);
    if (minute.more === 0) return;
    startMinute(key, [level, event, fields]);
    void logEvent(level, event, { ...fields, count: minute.more });
  }, MINUTE_MS);
}
