import { z } from 'zod';
import { authMessages } from '@/content/messages/auth';

// No honest form exceeds these bounds; the auth service decides what a valid address or password is.
const email = z.string().trim().min(1).max(254);
const password = z.string().min(1).max(1000);

const credentialsSchema = z.object({ email, password });
const sentAt = z.coerce.number().int().positive().nullable().catch(null);
const addressSchema = z.object({ email, sentAt });
const codeSchema = z.object({ email, password, code: z.string().max(100).catch(''), sentAt });

/**
 * Returns a reader of untrusted forms: it returns the fields, or the words to show.
 *
 * @param missing Shown where a field is empty or missing.
 */
const createReader =
  <T extends object>(schema: z.ZodType<T>, missing: string) =>
  (form: unknown, absurd: string = authMessages.unexpected): T | string => {
    const { data, error } = schema.safeParse(form instanceof FormData ? Object.fromEntries(form) : form);
    if (data) return data;
    return error?.issues.every(({ code }) => code === 'too_big') ? absurd : missing;
  };

export const readCredentials = createReader(credentialsSchema, authMessages.incomplete);
export const readAddress = createReader(addressSchema, authMessages.emailMissing);
export const readCode = createReader(codeSchema, authMessages.incomplete);
