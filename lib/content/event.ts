import 'server-only';
import type { z } from 'zod';
import { event as record } from '@/content/event';
import { eventSchema } from '@/content/event.schema';
import { shortDay } from '../format';

const schema = eventSchema.transform((event) => ({
  ...event,
  /** From one day to the other, with a plain hyphen: "Oct 7-9, 2025". */
  dates: shortDay.formatRange(new Date(event.startDate), new Date(event.endDate)).replace(/\s*–\s*/, '-'),
}));
export type Event = z.output<typeof schema>;

/** The event that has a page, if there is one. */
export const event = schema.optional().parse(record);
