import { z } from 'zod';
import { readReceivers } from './receivers.ts';

const fields = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  SUPABASE_SECRET_KEYS: z.array(z.string().min(1)).nonempty(),
  MAIL_API_URL: z.url(),
  MAIL_API_KEY: z.string().min(1),
  MAIL_FROM: z.string().regex(/^(?:[^<>\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/),
  /** Addresses separated by commas. */
  NOTIFY_TO: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .pipe(z.array(z.email()).max(50)),
  SITE_URL: z.url(),
  /** How many mails the mail service takes in a second. Resend: five, unless agreed otherwise. */
  MAIL_PER_SECOND: z.coerce.number().positive().max(1000).default(5),
  /** Whether whoever sends a request gets a mail about it. */
  RECEIPTS: z.enum(['on', 'off']).default('off'),
  /** The embedded backend's own receiver: the only one on this machine, and without TLS. */
  WEBHOOK_TEST_ORIGIN: z
    .string()
    .regex(/^http:\/\/127\.0\.0\.1:\d+$/)
    .optional(),
  /** Where webhooks go: addresses separated by commas, each with its secrets behind it. */
  WEBHOOKS: z.string().default(''),
});

const schema = fields.transform((env, context) => {
  const receivers = readReceivers(env.WEBHOOKS, env.WEBHOOK_TEST_ORIGIN);
  if (receivers) return { ...env, WEBHOOKS: receivers };
  context.addIssue({ code: 'custom', path: ['WEBHOOKS'], message: 'malformed' });
  return z.NEVER;
});

/** What the function is configured with. */
export type Env = z.infer<typeof schema>;

/**
 * Reads the configuration.
 * @throws Error that names every missing or malformed variable, never a value
 */
export function readEnv(read: (name: string) => string | undefined): Env {
  const parsed = schema.safeParse({
    ...Object.fromEntries(Object.keys(fields.shape).map((name) => [name, read(name)])),
    SUPABASE_PUBLISHABLE_KEY:
      read('SUPABASE_PUBLISHABLE_KEY') ??
      keysIn(read('SUPABASE_PUBLISHABLE_KEYS')).at(0) ??
      read('SUPABASE_ANON_KEY'),
    SUPABASE_SECRET_KEYS: [
      read('SUPABASE_SECRET_KEY'),
      ...keysIn(read('SUPABASE_SECRET_KEYS')),
      read('SUPABASE_SERVICE_ROLE_KEY'),
    ].filter((key) => key),
  });
  if (parsed.success) return parsed.data;
  const names = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  throw new Error(`Missing or malformed environment variables: ${[...names].join(', ')}`);
}

/** The hosted platform injects its keys as a JSON dictionary; the one called default comes first. */
function keysIn(dictionary: string | undefined): string[] {
  if (!dictionary) return [];
  const parsed = z.record(z.string(), z.string()).safeParse(parseJson(dictionary));
  if (!parsed.success) return [];
  const { default: first, ...others } = parsed.data;
  return [first, ...Object.values(others)].filter((key) => key !== undefined);
}

/** Undefined for what is no JSON: the parser's own message would quote the value. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
