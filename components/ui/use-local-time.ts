'use client';

import { locale } from '@/content/messages/locale';
import { useClientValue } from './use-client-value';

/** Formats a time in the reader's zone; the HTML has it in UTC. Returns a dash for an invalid time. */
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
