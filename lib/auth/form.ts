import { z } from 'zod';
import { authMessages } from '@/content/words/auth';

/** Bounds that no honest form exceeds; what an address or a password must be, the auth service decides. */
const email = z.string().trim().min(1).max(254);
const password = z.string().min(1).max(1000);

const credentialsSchema = z.object({ email, password });
const sentAt = z.coerce.number().int().positive().nullable().catch(null);
const addressSchema = z.object({ email, sentAt });
const codeSchema = z.object({ email, password, code: z.string().max(100).catch(''), sentAt });

/**
 * Defines a reader of untrusted forms of one kind.
 *
 * @param schema Describes such a form.
 * @param missing Shown where a field is empty or missing.
 * @returns A function from a form to its fields, or to what is wrong with it: `absurd` where a field is too long.
 */
const reader =
  <T extends object>(schema: z.ZodType<T>, missing: string) =>
  (form: unknown, absurd: string = authMessages.unexpected): T | string => {
    const { data, error } = schema.safeParse(form instanceof FormData ? Object.fromEntries(form) : form);
    if (data) return data;
    return error?.issues.every(({ code }) => code === 'too_big') ? absurd : missing;
  };

export const readCredentials = reader(credentialsSchema, authMessages.incomplete);
export const readAddress = reader(addressSchema, authMessages.emailMissing);
export const readCode = reader(codeSchema, authMessages.incomplete);
