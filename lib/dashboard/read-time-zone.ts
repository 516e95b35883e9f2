import 'server-only';
import { cookies } from 'next/headers';
import { parseTimeZone, ZONE_COOKIE } from './calendar-day';

/** Reads the zone in which the reader's list, chart, filters and file count days and times. */
export const readTimeZone = async (): Promise<string> =>
  parseTimeZone((await cookies()).get(ZONE_COOKIE)?.value);
