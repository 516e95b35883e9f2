import { type Event, event as record } from '@/lib/content/event';

/** The event, for tests that are skipped where there is none. */
export const event = record as Event;
