import { createHash } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';

/** A receiver of webhooks. Two secrets sign while one replaces the other. */
export type WebhookReceiver = { destination: string; url: URL; secrets: string[] };

const schema = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  SUPABASE_SECRET_KEYS: z.tuple([z.string()], z.string()),
  MAIL_API_URL: z.url(),
  MAIL_API_KEY: z.string().min(1),
  MAIL_FROM: z.string().regex(/^(?:[^<>\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/),
  NOTIFY_TO: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .pipe(z.array(z.email()).max(50)),
  SITE_URL: z.url(),
  MAIL_PER_SECOND: z.coerce.number().int().min(1).max(1000).default(5),
  RECEIPTS: z.enum(['on', 'off']).default('off'),
  WEBHOOKS: z
    .string()
    .default('')
    .transform((list, context) => {
      try {
        const entries = list.split(',').map((entry) => entry.trim());
        return entries.filter((entry) => entry).map(parseWebhook);
      } catch {
        context.addIssue({ code: 'custom', message: 'malformed' });
        return z.NEVER;
      }
    }),
});

export type Env = z.output<typeof schema>;

/** Reads the configuration. The error names variables, and never a value. */
export function readEnv(read: (name: string) => string | undefined): Env {
  const { data, error } = schema.safeParse({
    ...Object.fromEntries(Object.keys(schema.shape).map((name) => [name, read(name)])),
    SUPABASE_PUBLISHABLE_KEY:
      read('SUPABASE_PUBLISHABLE_KEY') ??
      parseKeys(read('SUPABASE_PUBLISHABLE_KEYS'))[0] ??
      read('SUPABASE_ANON_KEY'),
    SUPABASE_SECRET_KEYS: [
      read('SUPABASE_SECRET_KEY'),
      ...parseKeys(read('SUPABASE_SECRET_KEYS')),
      read('SUPABASE_SERVICE_ROLE_KEY'),
    ].filter((key) => key),
  });
  if (data) return data;
  const names = new Set(error.issues.map(({ path }) => String(path[0])));
  throw new Error(`Missing or malformed environment variables: ${[...names].join(', ')}`);
}

function parseKeys(json = '{}'): string[] {
  try {
    const { default: first, ...others } = z.record(z.string(), z.string()).parse(JSON.parse(json));
    return [...(first ? [first] : []), ...Object.values(others)];
  } catch {
    // The parser's own message would quote a key.
    return [];
  }
}

/** Parses an address that is followed by its secrets: "https://crm.example/hook whsec_…". */
function parseWebhook(entry: string): WebhookReceiver {
  const [address = '', ...secrets] = entry.split(/\s+/);
  const url = new URL(address);
  const isLoopback = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(url.origin);
  const digest = createHash('sha256').update(url.href).digest('hex');
  // The rest of the address may be a secret, so database and log have its host and a digest.
  const destination = `webhook:${url.host.replace(/[[\]]/g, '')}#${digest.slice(0, 8)}`;
  const isWellFormed =
    (url.protocol === 'https:' || isLoopback) &&
    !url.username &&
    !url.password &&
    /^webhook:[a-z0-9.:-]{1,253}#/.test(destination) &&
    (secrets.length > 0 || isSlack(url)) &&
    secrets.every((secret) => /^whsec_.{32,88}$/.test(secret) && new Webhook(secret));
  if (!isWellFormed) throw new Error('malformed');
  return { destination, url, secrets };
}

/** Tells whether an address is Slack's, which is a secret itself: Slack verifies no signature. */
export const isSlack = (url: URL): boolean => url.hostname === 'hooks.slack.com';
