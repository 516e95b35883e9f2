import { locale } from '../messages/locale';

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });

/** Calendar days as pages print them: "Oct 7, 2025", "October 7, 2025" and "Oct 7". */
export const shortDay = inUtc({ dateStyle: 'medium' });
export const longDay = inUtc({ dateStyle: 'long' });
export const dayOfMonth = inUtc({ month: 'short', day: 'numeric' });
