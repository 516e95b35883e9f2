import { checkGiven, envSchema, readEnv } from '../../../lib/env/env.ts';
import { envSchema as functionSchema } from '../../../supabase/functions/send-demo-email/env.ts';
import { explainSettings, type Project } from '../../operator/project.ts';
import { isLocal } from './addresses.ts';
import { fail } from './run-checks.ts';

/** Those of the function that no other program has. */
const functionSettings = functionSchema.omit({
  SITE_URL: true,
  SUPABASE_URL: true,
  SUPABASE_PUBLISHABLE_KEY: true,
  SUPABASE_SECRET_KEYS: true,
});

/** Checks the settings of the site, and those of the function that are given. */
export function checkSettings({ env, isEmbedded }: Project): string {
  explainSettings(() => readEnv(envSchema, env));
  explainSettings(() => checkGiven(functionSettings, env));
  const { SITE_URL = '' } = env;
  if (!isEmbedded && !SITE_URL.startsWith('https:') && !isLocal(SITE_URL))
    fail('SITE_URL begins with http: write https, or sessions are not kept from others.');
  return 'the settings of the site are there and well formed';
}
