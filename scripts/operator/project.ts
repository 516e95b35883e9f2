import { createClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { projectUrl, readEnv, secretKey as secretKeySchema } from '../../lib/env/env.ts';
import type { Database } from '../../lib/supabase/database.types.ts';
import { findBackend } from '../process/data-folder.ts';
import { FriendlyError } from '../process/friendly-error.ts';
import { readSettings } from '../process/settings.ts';

export interface Project {
  url: string;
  isEmbedded: boolean;
  secretKey: string;
  env: Record<string, string | undefined>;
}

const projectSchema = z.object({ SUPABASE_URL: projectUrl, SUPABASE_SECRET_KEY: secretKeySchema });

/** Reads settings. A wrong one is a mistake that a person can fix. */
export function explainSettings<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    throw new FriendlyError((cause as Error).message.replaceAll('\n', ' '));
  }
}

/** Finds the project by SUPABASE_URL and SUPABASE_SECRET_KEY; without the key, the embedded backend. */
export function findProject(): Project {
  if (process.env['SUPABASE_SECRET_KEY']) {
    const { SUPABASE_URL, SUPABASE_SECRET_KEY } = explainSettings(() => readEnv(projectSchema));
    return { url: SUPABASE_URL, isEmbedded: false, secretKey: SUPABASE_SECRET_KEY, env: process.env };
  }
  const { data, siteUrl } = readSettings();
  const backend = findBackend(data);
  if (!backend)
    throw new FriendlyError(
      'Which project? For a hosted one set SUPABASE_URL and SUPABASE_SECRET_KEY; for the embedded one start npm run dev first.',
    );
  const { url, secret, publishable } = backend;
  const env = { SITE_URL: siteUrl, SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishable };
  return { url, isEmbedded: true, secretKey: secret, env };
}

export const connect = ({ url, secretKey }: Project) =>
  createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(15_000) }) },
  });

export async function readData<Data>(
  { isEmbedded }: Project,
  call: PromiseLike<{ data: Data; error: { code: string } | null; status: number }>,
): Promise<Data> {
  const result = await call;
  if (!result.error) return result.data;
  throw new FriendlyError(explainRejection(result.status, result.error.code, isEmbedded));
}

function explainRejection(status: number, code: string, isEmbedded: boolean): string {
  if (status === 0)
    return isEmbedded
      ? 'The embedded backend does not run: start npm run dev first. For a hosted project set SUPABASE_URL and SUPABASE_SECRET_KEY.'
      : 'The project at SUPABASE_URL does not answer.';
  if (code === 'PGRST202') return 'The database lacks migrations: npx supabase@3 db push --remote.';
  if (status === 401 || status === 403 || code === '42501')
    return 'SUPABASE_SECRET_KEY is not a secret key of the project at SUPABASE_URL.';
  if (code === '23514') return 'This is not an email address, or not a value that the setting takes.';
  return `The database answered with ${status} ${code}.`;
}
