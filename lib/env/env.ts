// With no imports of our own and not server-only: the build adapter and scripts read it too.
import { z } from 'zod';

type Source = Record<string, string | undefined>;

const siteSchema = z.object({ SITE_URL: z.url({ protocol: /^https?$/ }) });
const backendSchema = z.object({
  SUPABASE_URL: z.url({ protocol: /^https?$/ }),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
});
const authSchema = z.object({
  SUPABASE_AUTH_SECRET_KEY: z.string().startsWith('sb_secret_').or(z.literal('')).optional(),
});

export const envSchema = siteSchema.extend(backendSchema.shape).extend(authSchema.shape);

/** Reads settings. The error names those that are missing or malformed, and never a value. */
export function readEnv<T extends z.ZodRawShape>(
  schema: z.ZodObject<T>,
  source: Source = process.env,
): z.infer<z.ZodObject<T>> {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const names = result.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return source[name] ? `${name} is malformed` : `${name} is missing`;
  });
  throw new Error(`Environment: ${names.join(', ')}. See .env.example.`);
}

/** Returns the origins of this deployment, the main one first. A preview on Vercel has two. */
export function getOrigins(source: Source = process.env): [string, ...string[]] {
  const { VERCEL_ENV, VERCEL_BRANCH_URL, VERCEL_URL } = source;
  const hosts = VERCEL_ENV === 'preview' ? [VERCEL_BRANCH_URL, VERCEL_URL].filter(Boolean) : [];
  const [first, ...others] = hosts.map((host) => `https://${host}`);
  return first ? [first, ...others] : [new URL(readEnv(siteSchema, source).SITE_URL).origin];
}

export const getSiteUrl = (): URL => new URL(getOrigins()[0]);

export const isSecure = (): boolean => getSiteUrl().protocol === 'https:';

export function getBackendEnv(): { url: string; key: string } {
  const env = readEnv(backendSchema);
  return { url: env.SUPABASE_URL, key: env.SUPABASE_PUBLISHABLE_KEY };
}

/** Returns the secret for calls to the auth service alone: it would open the whole database. */
export function getAuthEnv(): { secretKey: string | undefined } {
  return { secretKey: readEnv(authSchema).SUPABASE_AUTH_SECRET_KEY || undefined };
}
