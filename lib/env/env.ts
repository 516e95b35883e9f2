// With no imports of our own and not server-only: the build adapter, scripts and the edge function read it too.
import { z } from 'zod';

type Source = Record<string, unknown>;

const isHttpUrl = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/** Tells by its form whether a key opens the whole database. A legacy key is a token that names its role. */
function readKeyKind(key: string): 'secret' | 'publishable' | 'unknown' {
  if (key.startsWith('sb_secret_')) return 'secret';
  if (key.startsWith('sb_publishable_')) return 'publishable';
  const kinds: Record<string, 'secret' | 'publishable'> = { service_role: 'secret', anon: 'publishable' };
  try {
    const payload = (key.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { role = '' } = JSON.parse(atob(payload)) as { role?: string };
    return kinds[role] ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

/** Tells whether AES takes a key. Next would fail at the first form instead. */
function isEncryptionKey(text: string): boolean {
  try {
    return [16, 24, 32].includes(atob(text).length);
  } catch {
    return false;
  }
}

const HOLDS_PUBLIC = 'holds a publishable key, which everybody may know';

// The description of a setting says what to write, and a refinement what is wrong.
export const siteOrigin = z
  .string()
  .refine(isHttpUrl, { error: 'is no http or https address', abort: true })
  .refine((text) => new URL(text).origin === text, 'is more than an origin, or not written as one')
  .describe(
    'write the origin that visitors use, without a path or a slash at its end, such as https://www.company.com',
  );

export const projectUrl = z
  .string()
  .refine(isHttpUrl, 'is no http or https address')
  .describe('write the address of the project, such as https://<ref>.supabase.co');

export const publishableKey = z
  .string()
  .refine((key) => readKeyKind(key) !== 'secret', 'holds a secret key, which opens the whole database')
  .describe('write the publishable key of the project (sb_publishable_…), or its legacy anon key');

export const secretKey = z
  .string()
  .refine((key) => readKeyKind(key) !== 'publishable', HOLDS_PUBLIC)
  .describe('write a secret key of the project (sb_secret_…), or its legacy service_role key');

const siteSchema = z.object({ SITE_URL: siteOrigin });
const backendSchema = z.object({ SUPABASE_URL: projectUrl, SUPABASE_PUBLISHABLE_KEY: publishableKey });
const authSchema = z.object({
  SUPABASE_AUTH_SECRET_KEY: z
    .string()
    .refine((key) => readKeyKind(key) !== 'publishable', { error: HOLDS_PUBLIC, abort: true })
    .startsWith('sb_secret_')
    .optional()
    .describe('write a secret key of the project (sb_secret_…), or leave it empty'),
});
const buildSchema = z.object({
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: z
    .string()
    .refine(isEncryptionKey, 'is no key of 16, 24 or 32 bytes in base64')
    .optional()
    .describe('write what `openssl rand -base64 32` prints, or leave it empty'),
});

export const envSchema = siteSchema
  .extend(backendSchema.shape)
  .extend(authSchema.shape)
  .extend(buildSchema.shape);

/** Reads settings; an empty one is a missing one. The error has a sentence for each wrong one, and never a value. */
export function readEnv<T extends z.ZodRawShape>(
  schema: z.ZodObject<T>,
  source: Source = process.env,
): z.infer<z.ZodObject<T>> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const faults = new Map<string, string>();
  for (const { path, code, message } of result.error.issues) {
    const name = String(path[0]);
    const wrong = given[name] === undefined ? 'is missing' : code === 'custom' ? message : 'is malformed';
    const { description } = schema.shape[name] as z.ZodType;
    if (!faults.has(name)) faults.set(name, `${name} ${wrong}: ${description ?? 'see .env.example'}.`);
  }
  throw new Error([...faults.values()].join('\n'));
}

/** Checks those settings that are there. */
export function checkGiven(schema: z.ZodObject, source: Source = process.env): void {
  const given = Object.entries(schema.shape).filter(([name]) => source[name]);
  readEnv(z.object(Object.fromEntries(given)), source);
}

/** Returns the origins of this deployment, the main one first. A preview on Vercel has two. */
export function getOrigins(source: Record<string, string | undefined> = process.env): [string, ...string[]] {
  const { VERCEL_ENV, VERCEL_BRANCH_URL, VERCEL_URL } = source;
  const hosts = VERCEL_ENV === 'preview' ? [VERCEL_BRANCH_URL, VERCEL_URL].filter(Boolean) : [];
  const [first, ...others] = hosts.map((host) => `https://${host}`);
  return first ? [first, ...others] : [readEnv(siteSchema, source).SITE_URL];
}

export const getSiteUrl = (): URL => new URL(getOrigins()[0]);

export const isSecure = (): boolean => getSiteUrl().protocol === 'https:';

export function getBackendEnv(): { url: string; key: string } {
  const env = readEnv(backendSchema);
  return { url: env.SUPABASE_URL, key: env.SUPABASE_PUBLISHABLE_KEY };
}

/** Returns the secret for calls to the auth service alone: it would open the whole database. */
export function getAuthEnv(): { secretKey: string | undefined } {
  return { secretKey: readEnv(authSchema).SUPABASE_AUTH_SECRET_KEY };
}
