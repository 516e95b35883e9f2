import type { Env } from './env.ts';

/** What a request presents, before anybody checked a person's token. */
export type Caller = { kind: 'scheduler' } | { kind: 'person'; token: string } | { kind: 'unknown' };

/**
 * Tells the scheduler, which knows a secret key, from a person with an access token.
 * API keys of any kind are never taken for a person's token.
 */
export async function identify(request: Request, env: Env): Promise<Caller> {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  for (const presented of [request.headers.get('apikey'), bearer]) {
    if (presented && (await isSecretKey(presented, env))) return { kind: 'scheduler' };
  }
  const isAccessToken = bearer?.split('.').length === 3 && bearer !== env.SUPABASE_PUBLISHABLE_KEY;
  return isAccessToken ? { kind: 'person', token: bearer } : { kind: 'unknown' };
}

async function isSecretKey(presented: string, env: Env): Promise<boolean> {
  const digest = await sha256(presented);
  const known = await Promise.all(env.SUPABASE_SECRET_KEYS.map(sha256));
  return known.map((key) => sameBytes(key, digest)).includes(true);
}

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** Looks at every byte whatever the first ones are, so that the time taken tells nothing. */
function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0;
}
