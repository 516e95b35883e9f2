import { createHash } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import {
  projectUrl,
  publishableKey,
  readEnv as readSettings,
  secretKey,
  siteOrigin,
} from '../../../lib/env/env.ts';

/** A receiver of webhooks. Two secrets sign while one replaces the other. */
export type WebhookReceiver = { destination: string; url: URL; secrets: string[] };

/** An address, alone or behind a name. */
const MAILBOX =
  /^(?:[^<>\r\n]+ <[^<>@\s]+@[^<>@\s.]+(?:\.[^<>@\s.]+)+>|[^<>@\s]+@[^<>@\s.]+(?:\.[^<>@\s.]+)+)$/;

// The description of a setting says what to write, and a refinement what is wrong.
export const envSchema = z.object({
  SUPABASE_URL: projectUrl,
  SUPABASE_PUBLISHABLE_KEY: publishableKey,
  SUPABASE_SECRET_KEYS: z
    .tuple([secretKey], secretKey)
    .describe('set SUPABASE_SECRET_KEY to a secret key of the project, where the platform provides none'),
  MAIL_API_URL: z.url().describe('write the address of the mail service, such as https://api.resend.com'),
  MAIL_API_KEY: z.string().describe('write a key of the mail service'),
  MAIL_FROM: z
    .string()
    .refine((text) => MAILBOX.test(text), 'is no mailbox')
    .describe('write an address, alone or as in Company <requests@company.com>'),
  NOTIFY_TO: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .pipe(z.array(z.email()).max(50))
    .describe('write up to fifty addresses, separated by commas'),
  SITE_URL: siteOrigin,
  MAIL_PER_SECOND: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(5)
    .describe('write a whole number from 1 to 1000, or leave it empty for 5'),
  RECEIPTS: z.enum(['on', 'off']).default('off').describe('write on or off'),
  WEBHOOKS: z
    .string()
    .default('')
    .transform((list, context) => {
      try {
        const entries = list.split(',').map((entry) => entry.trim());
        return entries.filter((entry) => entry).map(parseWebhook);
      } catch (cause) {
        context.addIssue({ code: 'custom', message: (cause as Error).message });
        return z.NEVER;
      }
    })
    .describe(
      'write https addresses separated by commas, each followed by its secret: whsec_ and 24 to 64 bytes in base64',
    ),
});

export type Env = z.output<typeof envSchema>;

/** Reads the configuration. The error names variables, and never a value. */
export function readEnv(read: (name: string) => string | undefined): Env {
  const secretKeys = [
    read('SUPABASE_SECRET_KEY'),
    ...parseKeys(read('SUPABASE_SECRET_KEYS')),
    read('SUPABASE_SERVICE_ROLE_KEY'),
  ].filter((key) => key);
  return readSettings(envSchema, {
    ...Object.fromEntries(Object.keys(envSchema.shape).map((name) => [name, read(name)])),
    SUPABASE_PUBLISHABLE_KEY:
      read('SUPABASE_PUBLISHABLE_KEY') ??
      parseKeys(read('SUPABASE_PUBLISHABLE_KEYS'))[0] ??
      read('SUPABASE_ANON_KEY'),
    SUPABASE_SECRET_KEYS: secretKeys.length > 0 ? secretKeys : undefined,
  });
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

const WRONG_ADDRESS = 'has a malformed address, or one without a secret';

/** Parses an address that is followed by its secrets: "https://crm.example/hook whsec_…". */
function parseWebhook(entry: string): WebhookReceiver {
  const [address = '', ...secrets] = entry.split(/\s+/);
  const url = URL.parse(address);
  if (!url) throw new Error(WRONG_ADDRESS);
  const isLoopback = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(url.origin);
  const digest = createHash('sha256').update(url.href).digest('hex');
  // The path of the address may be a secret, so database and log have its host and a digest.
  const destination = `webhook:${url.host.replace(/[[\]]/g, '')}#${digest.slice(0, 8)}`;
  const isWellFormed =
    (url.protocol === 'https:' || isLoopback) &&
    !url.username &&
    !url.password &&
    /^webhook:[a-z0-9.:-]{1,253}#/.test(destination) &&
    (secrets.length > 0 || isSlack(url));
  if (!isWellFormed) throw new Error(WRONG_ADDRESS);
  if (!secrets.every(isWebhookSecret)) throw new Error('has a secret that is too short or malformed');
  return { destination, url, secrets };
}

function isWebhookSecret(text: string): boolean {
  try {
    return /^whsec_.{32,88}$/.test(text) && Boolean(new Webhook(text));
  } catch {
    return false;
  }
}

/** Tells whether an address is Slack's, which is a secret itself: Slack verifies no signature. */
export const isSlack = (url: URL): boolean => url.hostname === 'hooks.slack.com';
