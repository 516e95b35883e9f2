'use client';

import { locale } from '@/content/messages/locale';
import { useClientValue } from './use-client-value';

/** Formats a time, in the reader's zone by default. Returns a dash for an invalid time. */
export function formatTime(
  timestamp: string,
  timeZone?: string,
  options: Intl.DateTimeFormatOptions = {},
): string {
  const date = new Date(timestamp);
  if (Number.isNaN(date.getTime())) return '–';
  return new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    ...options,
  }).format(date);
}

/** Formats a time in the reader's zone; the HTML has it in UTC. */
export const useLocalTime = (timestamp: string, options?: Intl.DateTimeFormatOptions): string =>
  useClientValue(() => formatTime(timestamp, undefined, options), formatTime(timestamp, 'UTC', options));
