import { z } from 'zod';
import { authMessages } from '@/content/messages/auth';
import { updated } from '@/content/messages/layout';
import { demoFieldMessages } from '@/content/messages/demo';
import { cleanEmail, isEmail, toAsciiEmail } from '@/lib/input-rules';
import { type AuthState, CODE_TEXT, idle, PASSWORD_LENGTH } from './state';

/** More bytes than these bcrypt ignores: a longer password would be known by its beginning. */
const PASSWORD_BYTES = 72;

const email = z
  .string()
  .transform(cleanEmail)
  .pipe(
    z.string().min(1).max(254, authMessages.unexpected).refine(isEmail, demoFieldMessages.email.errors.form),
  )
  .transform(toAsciiEmail);
const password = z
  .string()
  .min(1)
  .refine((text) => Buffer.byteLength(text) <= PASSWORD_BYTES, authMessages.passwordLong);

const newPassword = password.refine(
  (text) => text.length >= PASSWORD_LENGTH,
  authMessages.passwordShort(PASSWORD_LENGTH),
);

const next = z.string().optional().catch(undefined);
const sentAt = z.coerce.number().int().positive().nullable().catch(null);

export const credentialsSchema = z.object({ email, password, next });
export const newCredentialsSchema = z.object({ email, password: newPassword, next });
export const addressSchema = z.object({ email, sentAt });
export const codeSchema = z.object({
  email,
  password: z.string().min(1),
  code: z.string().max(CODE_TEXT).catch(''),
  sentAt,
  next,
});

/** Explains a form that breaks its schema. A missing field has one sentence, a wrong one its own or the given. */
export function explainIssues({ issues }: z.ZodError, missing: string, invalid?: string): string {
  const isMissing = issues.some(({ code }) => code === 'too_small' || code === 'invalid_type');
  return isMissing ? missing : (invalid ?? issues[0]?.message ?? missing);
}

/** Returns why a new password breaks the rules of this site. Only the auth service knows those of the project. */
export const findPasswordError = (text: string): string | undefined =>
  newPassword.safeParse(text).error?.issues[0]?.message;

/** Returns the state in which an outdated form is shown again, with its fields but no password. */
export function restoreAuthForm(form: FormData | null): AuthState {
  if (!form) return idle;
  const { data } = addressSchema.safeParse(Object.fromEntries(form));
  if (!data) return { status: 'failed', message: updated };
  const { email, sentAt } = data;
  if (sentAt === null) return { status: 'failed', message: updated, email };
  const code = form.get('code');
  const typed = typeof code === 'string' ? code : '';
  return { status: 'code', code: { email, sentAt, error: updated, typed } };
}
