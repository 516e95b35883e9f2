import 'server-only';
import { authNames, backendNames } from './names';
import { readEnv } from './read';

/** Where the backend is and the key that says which project is meant. Neither is a secret; both stay on the server. */
export function backendEnv(): { url: string; key: string } {
  const env = readEnv(backendNames);
  return { url: env.SUPABASE_URL, key: env.SUPABASE_PUBLISHABLE_KEY };
}

/**
 * The secret with which the visitor's address is handed on to the auth service, if there is one. For calls to the auth
 * service alone: it would open the whole database.
 */
export function authEnv(): { secretKey: string | undefined } {
  return { secretKey: readEnv(authNames).SUPABASE_AUTH_SECRET_KEY || undefined };
}
