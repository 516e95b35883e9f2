import { z } from 'zod';

/** Bounds that no honest form exceeds; what an address or a password must be, the auth service decides. */
const email = z.string().trim().min(1).max(254);
const password = z.string().min(1).max(1000);

const credentialsSchema = z.object({ email, password });
const addressSchema = z.object({ email });
const passwordSchema = z.object({ password });

/** Reads an untrusted form; null when a field is missing or absurd. */
const reader =
  <T>(schema: z.ZodType<T>) =>
  (form: unknown): T | null => {
    const fields = form instanceof FormData ? Object.fromEntries(form) : form;
    return schema.safeParse(fields).data ?? null;
  };

export const readCredentials = reader(credentialsSchema);
export const readAddress = reader(addressSchema);
export const readPassword = reader(passwordSchema);
