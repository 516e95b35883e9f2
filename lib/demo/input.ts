import { type DemoField, LIMITS } from './fields.ts';

/* What happens to each field as it is typed. */

/** Removes every character that is neither a letter (of any script) nor white space. */
export function cleanName(typed: string): string {
  return typed.replace(/[^\p{L}\p{M}\s]/gu, '');
}

/** Lower case, without spaces around it. */
export function cleanEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** A phone number stays as it is typed: phone.ts reads it. Only what nobody can see goes, and what no number is as long as. */
export function cleanPhone(typed: string): string {
  return typed.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, LIMITS.phone);
}

/**
 * A phone number of which nothing else is known: an optional plus in front, then digits, 16 at most. Spaces, dashes and
 * brackets of a pasted number go. The international prefix 00 is a plus, and a national (0) after a country code is not
 * dialed.
 */
export function formatPhone(typed: string): string {
  const number = typed.replace(/^[^+\d]+/, '').replace(/^00/, '+');
  if (!number.startsWith('+')) return number.replace(/\D/g, '').slice(0, 16);
  return '+' + number.replace('(0)', '').replace(/\D/g, '').slice(0, 16);
}

/** The digits of a phone number: what is sent and stored. */
export function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}

/** By field. */
export const cleaners: Record<DemoField, (typed: string) => string> = {
  name: cleanName,
  email: cleanEmail,
  phone: cleanPhone,
  purpose: (typed) => typed,
};

/** What all fields hold, cleaned. */
export const cleanFields = (typedIn: (field: DemoField) => string) => ({
  name: cleanName(typedIn('name')),
  email: cleanEmail(typedIn('email')),
  phone: cleanPhone(typedIn('phone')),
  purpose: typedIn('purpose'),
});
