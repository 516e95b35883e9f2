import * as z from 'zod/mini';
// With their endings: tests of the database run this without a bundler.
import { demoFieldErrors as words } from '../../content/messages/demo.ts';
import { type DemoField, type FieldErrors, LIMITS } from './fields.ts';
import { getDigits } from './clean-fields.ts';

const letters = /^[\p{L}\p{M} ]+$/u;
const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phoneForm = /^\+?[1-9]\d{9,15}$/;

/** One spelling of a text: composed characters, no control or direction-changing characters. */
export const normalizeText = (text: string) =>
  text
    .normalize('NFC')
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, (c) =>
      c === '\n' || c === '\t' ? c : '',
    );

/**
 * Characters of a text that somebody sees. Format characters, those that a font may ignore and blanks count for
 * nothing; they stay where they are, since scripts and emoji are joined and varied by them.
 */
export const countVisible = (text: string) =>
  Array.from(text.replace(/[\p{DI}\p{Cf}\u2800\u{13441}\u{13442}\u{1D159}]/gu, '').trim()).length;

/**
 * A demo request, as the form, the server action and (as checks) the table understand it. Messages are shown
 * beneath the fields as they are; the first that applies is shown.
 */
export const demoRequestSchema = z.object({
  name: z.string().check(
    z.overwrite((text) => normalizeText(text).replace(/\s+/g, ' ').trim()),
    // Counted in characters, as the database counts.
    z.refine((text) => countVisible(text) >= 2, words.nameShort),
    z.regex(letters, words.nameLetters),
    z.maxLength(LIMITS.name, words.nameLong(LIMITS.name)),
  ),
  email: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, words.emailMissing),
      z.regex(z.regexes.email, words.emailWrong),
      z.regex(emailForm, words.emailForm),
      z.maxLength(LIMITS.email, words.emailLong(LIMITS.email)),
    ),
  phone: z.string().check(
    z.trim(),
    z.refine((text) => getDigits(text).length >= 10, words.phoneShort),
    z.regex(phoneForm, words.phoneWrong),
  ),
  purpose: z.string().check(
    z.overwrite((text) => normalizeText(text).trim()),
    z.refine((text) => countVisible(text) >= 10, words.purposeShort),
    z.maxLength(LIMITS.purpose, words.purposeLong(LIMITS.purpose)),
  ),
});

export type DemoRequest = z.infer<typeof demoRequestSchema>;

/** Returns what is wrong with each field: of several messages about one, the first. */
export function getFieldErrors({ issues }: z.core.$ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[path[0] as DemoField] ??= message;
  return errors;
}
