'use client';

import { locale } from '@/content/messages/locale';
import { useClientValue } from './use-client-value';

/**
 * A moment in the reader's time zone. The server does not know the zone and writes UTC, so that both agree before the page
 * is hydrated.
 *
 * @param at As the database says it.
 * @param further What is said of it beside day, hour and minute.
 * @returns A dash for what is no moment.
 */
export function useLocalTime(at: string, further: Intl.DateTimeFormatOptions = {}): string {
  const moment = new Date(at);
  const format = (timeZone?: string) =>
    Number.isNaN(moment.getTime())
      ? '–'
      : new Intl.DateTimeFormat(locale, {
          month: 'short',
          day: 'numeric',
          year: 'numeric',
          hour: '2-digit',
          minute: '2-digit',
          timeZone,
          ...further,
        }).format(moment);
  return useClientValue(format, format('UTC'));
}
