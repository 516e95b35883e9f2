import { site } from '../../../content/site.ts';
import { checkGiven, envSchema, readEnv } from '../../../lib/env/env.ts';
import { envSchema as functionSchema } from '../../../supabase/functions/send-demo-email/env.ts';
import { explainSettings, type Project } from '../../../supabase/operator.ts';
import { fail } from './run-checks.ts';

/** Those of the function that no other program has. */
const functionSettings = functionSchema.omit({
  SITE_URL: true,
  SUPABASE_URL: true,
  SUPABASE_PUBLISHABLE_KEY: true,
  SUPABASE_SECRET_KEYS: true,
});

const isLocal = (address: string) =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

/** Checks the settings of the site, and those of the function that are given. */
export function checkSettings({ env, isEmbedded }: Project): string {
  explainSettings(() => readEnv(envSchema, env));
  explainSettings(() => checkGiven(functionSettings, env));
  const { SITE_URL = '' } = env;
  if (!isEmbedded && !SITE_URL.startsWith('https:') && !isLocal(SITE_URL))
    fail('SITE_URL begins with http: write https, or sessions are not kept from others.');
  return 'the settings of the site are there and well formed';
}

/** Domains that belong to nobody (RFC 2606 and 6761), as those of the sample do. */
const RESERVED = /(?:^|[.@])(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i;

/** Checks that mails come from the company and reach it. The sample's addresses do for a local backend. */
export function checkAddresses({ url, env }: Pick<Project, 'url' | 'env'>): string {
  if (isLocal(url)) return 'a backend on this machine takes addresses of the sample';
  const addresses = {
    MAIL_FROM: env['MAIL_FROM'] ?? '',
    NOTIFY_TO: env['NOTIFY_TO'] ?? '',
    'mailDomain in content/site.ts': site.mailDomain,
  };
  const [wrong] = Object.entries(addresses).find(([, list]) =>
    list.split(',').some((address) => RESERVED.test(address.trim().replace(/>$/, ''))),
  ) ?? [null];
  if (wrong) fail(`${wrong} is on a reserved domain, where no mail arrives: write one of your company.`);
  return 'no address of the sample is left';
}
