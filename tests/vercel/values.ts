import { readFileSync } from 'node:fs';

/** The key of the framework's actions: 32 bytes that can be found again. */
export const actionsKey = Buffer.from('found-again-actions-key-32-bytes').toString('base64');

const names = [...readFileSync('.env.example', 'utf8').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);

/** Names of `.env.example` with values that nobody may read. */
export const secretNames = names.filter((name) => /SECRET|KEY/.test(name) && !name.includes('PUBLISHABLE'));

/** Values that can be found again wherever a build leaves them. */
export const secretValues: Readonly<Record<string, string>> = Object.fromEntries(
  secretNames.map((name) => [name, `sb_secret_found_again_${name.toLowerCase()}`]),
);

/** No secrets, but read at run time only: a file that holds one would keep it when the setting changes. */
export const publicValues = {
  SUPABASE_URL: 'https://found-again.supabase.example',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_found_again',
};
