import { z } from 'zod';
import { authMessages } from '@/content/messages/auth';
import { updated } from '@/content/messages/layout';
import { demoFieldWords } from '@/content/messages/demo';
import { cleanEmail, isEmail, toAsciiEmail } from '@/lib/typed-text';
import { type AuthState, CODE_TEXT, idle, PASSWORD_LENGTH } from './state';

/** More bytes than these bcrypt ignores: a longer password would be known by its beginning. */
const PASSWORD_BYTES = 72;

const email = z
  .string()
  .transform(cleanEmail)
  .pipe(z.string().min(1).max(254, authMessages.unexpected).refine(isEmail, demoFieldWords.email.errors.form))
  .transform(toAsciiEmail);
const password = z
  .string()
  .min(1)
  .refine((text) => Buffer.byteLength(text) <= PASSWORD_BYTES, authMessages.passwordLong);

const newPassword = password.refine(
  (text) => text.length >= PASSWORD_LENGTH,
  authMessages.passwordShort(PASSWORD_LENGTH),
);

const credentialsSchema = z.object({ email, password });
const newCredentialsSchema = z.object({ email, password: newPassword });
const sentAt = z.coerce.number().int().positive().nullable().catch(null);
const addressSchema = z.object({ email, sentAt });
const codeSchema = z.object({
  email,
  password: z.string().min(1),
  code: z.string().max(CODE_TEXT).catch(''),
  sentAt,
});

/** Returns a reader of untrusted forms, which returns the fields or a message. */
const createReader =
  <T extends object>(schema: z.ZodType<T>, missing: string) =>
  (form: unknown, invalid?: string): T | string => {
    const { data, error } = schema.safeParse(form instanceof FormData ? Object.fromEntries(form) : form);
    if (data) return data;
    const issues = error?.issues ?? [];
    const isMissing = issues.some(({ code }) => code === 'too_small' || code === 'invalid_type');
    return isMissing ? missing : (invalid ?? issues[0]?.message ?? missing);
  };

export const readCredentials = createReader(credentialsSchema, authMessages.incomplete);
export const readNewCredentials = createReader(newCredentialsSchema, authMessages.incomplete);
export const readAddress = createReader(addressSchema, authMessages.emailMissing);
export const readCode = createReader(codeSchema, authMessages.incomplete);

/** Returns why a new password breaks the rules of this site. Only the auth service knows those of the project. */
export const findPasswordFault = (text: string): string | undefined =>
  newPassword.safeParse(text).error?.issues[0]?.message;

/** Returns the state in which an outdated form is shown again, with its words but no password. */
export function restoreAuthForm(form: FormData | null): AuthState {
  if (!form) return idle;
  const fields = readAddress(form);
  if (typeof fields === 'string') return { status: 'failed', message: updated };
  const { email, sentAt } = fields;
  if (sentAt === null) return { status: 'failed', message: updated, email };
  const code = form.get('code');
  const typed = typeof code === 'string' ? code : '';
  return { status: 'code', code: { email, sentAt, error: updated, typed } };
}
