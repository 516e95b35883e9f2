import * as z from 'zod/mini';
// Imports have endings: tests of the database run this without a bundler.
import { demoFieldErrors as words } from '../../content/messages/demo.ts';
import { cleanEmail, countVisible, isEmail, isOneNumber, normalizeText } from '../typed-text.ts';
import { type DemoField, type FieldErrors, LIMITS } from './fields.ts';

const letters = /^[\p{L}\p{M} ]+$/u;
const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phoneForm = /^\+?[1-9]\d{9,15}(?!\d)/;

/** Rules of a demo request for form and server action; the table mirrors them as checks. */
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
      z.overwrite(cleanEmail),
      z.minLength(1, words.emailMissing),
      z.refine(isEmail, words.emailWrong),
      z.regex(emailForm, words.emailForm),
      z.maxLength(LIMITS.email, words.emailLong(LIMITS.email)),
    ),
  phone: z.string().check(
    z.trim(),
    z.refine((text) => text.replace(/\D/g, '').length >= 10, words.phoneShort),
    z.regex(phoneForm, words.phoneWrong),
    // Refused rather than cut: the visitor says which of two numbers is meant.
    z.refine(isOneNumber, words.phoneWrong),
    z.maxLength(LIMITS.phone, words.phoneWrong),
  ),
  purpose: z.string().check(
    z.overwrite((text) => normalizeText(text).trim()),
    z.refine((text) => countVisible(text) >= 10, words.purposeShort),
    z.maxLength(LIMITS.purpose, words.purposeLong(LIMITS.purpose)),
  ),
});

export type DemoRequest = z.infer<typeof demoRequestSchema>;

/** Maps each field to the first message about it. */
export function getFieldErrors({ issues }: z.core.$ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[path[0] as DemoField] ??= message;
  return errors;
}
