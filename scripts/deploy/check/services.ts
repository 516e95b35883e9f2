import { z } from 'zod';
import type { Project } from '../../operator/project.ts';
import { fail, fetchResponse, type Result } from './run-checks.ts';

const AUTH = 'docs/hosting/supabase.md, step 2';

const authSettings = z.object({
  disable_signup: z.boolean().optional(),
  mailer_autoconfirm: z.boolean().optional(),
  external: z.object({ email: z.boolean().optional() }).optional(),
});

const fetchAuthSettings = (url: string, apikey: string) =>
  fetchResponse(`${url}/auth/v1/settings`, { headers: { apikey } });

/** Distinguishes a rejected key from a project that does not respond. */
function requireResponse(response: Response | null, rejection: string): asserts response is Response {
  if (response?.status === 401 || response?.status === 403)
    fail(`${rejection}: it answers ${response.status}.`);
  if (!response?.ok)
    fail(
      `The project at SUPABASE_URL does not answer (${response?.status ?? 'nothing'}): is it paused, or is SUPABASE_URL wrong?`,
    );
}

/** Checks the publishable key, and what the auth service says of itself. */
export async function checkAuth({ env, url }: Project): Promise<string> {
  const response = await fetchAuthSettings(url, env['SUPABASE_PUBLISHABLE_KEY'] ?? '');
  requireResponse(response, 'SUPABASE_PUBLISHABLE_KEY is not a key of the project at SUPABASE_URL');
  const settings = authSettings.parse(await response.json());
  if (settings.disable_signup)
    fail(
      `The auth service takes no new accounts, so no new visitor can send: turn on "Allow new users" (${AUTH}).`,
    );
  if (settings.external?.email === false)
    fail(`The auth service takes no email addresses: turn on the provider "Email" (${AUTH}).`);
  // Staff are accounts that have confirmed an address of the team: without confirmation anybody could claim one.
  if (settings.mailer_autoconfirm)
    fail(`The auth service confirms addresses without a mail: turn on "Confirm email" (${AUTH}).`);
  return 'the project knows the publishable key, takes new accounts, and confirms addresses by mail';
}

/** Checks the key that passes visitors' addresses on. With a revoked one nobody can sign in or send. */
export async function checkAuthSecretKey({ env, url }: Project): Promise<Result> {
  const key = env['SUPABASE_AUTH_SECRET_KEY'];
  if (!key)
    return {
      note: 'SUPABASE_AUTH_SECRET_KEY was not given, so it was not checked. Without it on the site, limits hold for each process alone, and the auth service limits all visitors together (docs/hosting/supabase.md, step 7)',
    };
  const response = await fetchAuthSettings(url, key);
  requireResponse(
    response,
    'SUPABASE_AUTH_SECRET_KEY is not a key of the project at SUPABASE_URL, so nobody can sign in. Give the site a new secret key (docs/hosting/supabase.md, step 7)',
  );
  return 'the project knows the secret key of the auth service';
}

export async function checkFunction({ url }: Project): Promise<string> {
  // It takes only what is posted, so this does nothing.
  const response = await fetchResponse(`${url}/functions/v1/send-demo-email`);
  if (response?.status !== 405)
    fail(
      `The function send-demo-email is not deployed, or lacks a secret: it answers ${response?.status ?? 'nothing'} (docs/hosting/supabase.md, step 3).`,
    );
  return 'the function send-demo-email answers';
}

const healthSchema = z.record(z.string(), z.string()).refine((health) => 'status' in health);

/** Advice about each part of /api/health. */
const advice: Record<string, string> = {
  database: 'give the site the SUPABASE_URL of the project, and look whether the project is paused',
  auth: `give the site keys of the project, and compare the settings of the auth service (${AUTH})`,
  codeMails: `look at the SMTP login, the limit of mails an hour and the log of the auth service (${AUTH})`,
  notifications: 'look at the log of the function and at its MAIL_API_KEY (docs/hosting/supabase.md, step 3)',
  schedule: 'schedule the function (docs/hosting/supabase.md, step 4)',
};

/** Asks the deployed site for its health. */
export async function checkHealth({ env, isEmbedded }: Project): Promise<Result> {
  const site = env['SITE_URL'] ?? '';
  const response = await fetchResponse(`${site}/api/health`);
  const { data: health } = healthSchema.safeParse(await response?.json().catch(() => null));
  if (!health && isEmbedded)
    return { note: `the site does not run at ${site}, so its health was not looked at` };
  if (!response) fail(`The site at SITE_URL does not answer: ${site}/api/health.`);
  if (!health)
    fail(`At SITE_URL is another site: ${site}/api/health answers ${response.status} without a health.`);
  const { status, ...parts } = health;
  const failures = Object.entries(parts)
    .filter(([, word]) => word !== 'ok')
    .map(([part, word]) => `${part} is ${word}: ${advice[part] ?? 'docs/operations/monitoring.md'}`);
  if (failures.length > 0 || status !== 'ok' || !response.ok)
    fail(`The site says at /api/health that it fails (${status}). ${failures.join('. ')}.`);
  return `the site says that ${Object.keys(parts).join(', ')} are ok`;
}
