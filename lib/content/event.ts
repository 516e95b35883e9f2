import 'server-only';
import type { z } from 'zod';
import { event as record } from '@/content/event';
import { eventSchema } from '@/content/event.schema';
import { shortDay } from '../format';
import { parseRecord } from './parse-record';

const schema = eventSchema.transform((event) => ({
  ...event,
  /** Prints a plain hyphen, "Oct 7-9, 2025", where Intl writes a dash. */
  dates: shortDay.formatRange(new Date(event.startDate), new Date(event.endDate)).replace(/\s*–\s*/, '-'),
}));

export type Event = z.output<typeof schema>;

export const event = parseRecord('content/event.ts', schema.optional(), record);
