import type { DemoField } from './fields.ts';

/* What happens to each field on every change. */

/** Removes every character that is neither a letter (of any script) nor white space. */
function cleanName(typed: string): string {
  return typed.replace(/[^\p{L}\p{M}\s]/gu, '');
}

/** Lower case, without spaces around it. */
function cleanEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/**
 * An optional plus in front, then digits: those of every script, as 0 to 9. Of a pasted "+44 (0)20" the zero goes, which is
 * not dialed. Nothing is cut: too long a number is refused, not shortened.
 */
export function formatPhone(typed: string): string {
  const text = foldDigits(typed.normalize('NFKC'));
  return /^\D*\+/.test(text) ? `+${getDigits(text.replace('(0)', ''))}` : getDigits(text);
}

const isDigit = (point: number) => /\p{Nd}/u.test(String.fromCodePoint(point));

/** Writes digits of other scripts as 0 to 9: in each script they follow one another. */
const foldDigits = (text: string) =>
  text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    let zero = point;
    while (isDigit(zero - 1)) zero -= 1;
    return String((point - zero) % 10);
  });

/** Returns the digits of a phone number: what is sent and stored. */
export function getDigits(phone: string): string {
  return phone.replace(/\D/g, '');
}

/** By field. */
export const cleaners: Record<DemoField, (typed: string) => string> = {
  name: cleanName,
  email: cleanEmail,
  phone: formatPhone,
  purpose: (typed) => typed,
};
