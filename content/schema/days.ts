import { locale } from '../messages/locale';

const inUtc = (dateStyle: 'medium' | 'long') =>
  new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' });

/** Calendar days as pages print them: "Oct 7, 2025" and "October 7, 2025". */
export const shortDay = inUtc('medium');
export const longDay = inUtc('long');
