'use client';

import { locale } from '@/content/messages/locale';
import { useClientValue } from './use-client-value';

/** Formats a time in the reader's zone; the HTML has it in UTC. Returns a dash for an invalid time. */
export function useLocalTime(timestamp: string, options: Intl.DateTimeFormatOptions = {}): string {
  const date = new Date(timestamp);
  const format = (timeZone?: string) =>
    Number.isNaN(date.getTime())
      ? '–'
      : new Intl.DateTimeFormat(locale, {
          month: 'short',
          day: 'numeric',
          year: 'numeric',
          hour: '2-digit',
          minute: '2-digit',
          timeZone,
          ...options,
        }).format(date);
  return useClientValue(format, format('UTC'));
}
