import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, type Session } from '@supabase/supabase-js';
import { demoOutcomes } from '@/content/words/demo-outcomes';
import { freePort } from '../../supabase/local/ports';
import { type Account, backend, expect, setting } from '../e2e/support';
import { printedBy } from '../support/printed';

export * from '../e2e/support';

export const dashboard = '/dashboard-list-form-data';
export const distDir = setting('NEXT_DIST_DIR');
export const savedOnly = demoOutcomes.saved;

/** A process of the same build, which a test may stop. */
export interface OwnSite {
  url: string;
  /** What it printed. */
  output: () => string;
  child: ChildProcess;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string | null>;
  stop: () => Promise<void>;
}

/** How a process of a test differs from the site that all tests share. */
export interface OwnSiteOptions {
  env?: Record<string, string>;
  /** Runs it as this user. */
  uid?: number;
}

/** Starts a process of the build and does not wait for it. */
export async function spawnSite(options: OwnSiteOptions = {}): Promise<OwnSite> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '--hostname', 'localhost', '--port', String(port)],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(options.uid !== undefined && { uid: options.uid, gid: options.uid }),
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        SUPABASE_URL: setting('FAULT_PROXY_URL'),
        SITE_URL: url,
        ...options.env,
      },
    },
  );
  const output = printedBy(child);
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string | null);
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { url, child, ended, output, stop };
}

/** Starts a process of the build, lets a test use it, and ends it. */
export async function withOwnSite(
  options: OwnSiteOptions,
  test: (site: OwnSite) => Promise<void>,
): Promise<void> {
  const site = await spawnSite(options);
  try {
    await expect
      .poll(() => site.output() + String(site.child.exitCode ?? ''), { timeout: 60_000 })
      .toMatch(/Ready in|\d$/);
    expect(site.child.exitCode, site.output()).toBeNull();
    await test(site);
  } finally {
    await site.stop();
  }
}

/** Where the outbox stands with a request: only the secret key may ask. */
export async function notificationStatus(requestId: string): Promise<unknown> {
  const file = join(setting('BACKEND_DATA'), 'keys.json');
  const { secret } = JSON.parse(readFileSync(file, 'utf8')) as { secret: string };
  const client = createClient(setting('SUPABASE_URL'), secret, { auth: { persistSession: false } });
  const answer = await client.rpc('demo_notification_status', { p_request_id: requestId });
  expect(answer.error).toBeNull();
  return answer.data as unknown;
}

/** Signs in past the site. */
export async function sessionOf(account: Account): Promise<Session> {
  const { data, error } = await backend().auth.signInWithPassword(account);
  expect(error).toBeNull();
  if (!data.session) throw new Error('no session');
  return data.session;
}

/** The cookies of a session, as the site writes them. */
export function sessionCookies(session: Session): { name: string; value: string }[] {
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
  const parts = value.match(/.{1,3180}/g) ?? [];
  const named = parts.map((part, index) => ({
    name: parts.length === 1 ? 'session' : `session.${index}`,
    value: part,
  }));
  return [...named, { name: 'signed-in', value: '1' }];
}

/** The same session, as if this many seconds were left of its access token. */
export const secondsLeft = (session: Session, seconds: number): Session => ({
  ...session,
  expires_at: Math.round(Date.now() / 1000) + seconds,
});

export const cookieHeader = (session: Session) =>
  sessionCookies(session)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
