import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '../../scripts/process/ports.ts';
import { CHILD_ENTRY, waitUntilReady } from '../../scripts/process/child-process.ts';
import { collectOutput } from './collect-output.ts';

/** A process of the build beside the shared site, which ends with the test's worker. */
export interface SiteProcess {
  url: string;
  child: ChildProcess;
  output: () => string;
  /** Exit code, or the signal that ended it. */
  ended: Promise<number | string | null>;
  stop: () => Promise<void>;
}

export interface SiteProcessOptions {
  /** Settings that differ from those of the shared site. */
  env?: Record<string, string>;
  uid?: number;
}

/** Starts a process of the build without waiting for it. */
export async function spawnSite({ env, uid }: SiteProcessOptions = {}): Promise<SiteProcess> {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const next = [
    'node_modules/next/dist/bin/next',
    'start',
    '--hostname',
    'localhost',
    '--port',
    String(port),
  ];
  const child = spawn(process.execPath, [CHILD_ENTRY, ...next], {
    stdio: 'pipe',
    ...(uid !== undefined && { uid, gid: uid }),
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      SUPABASE_URL: process.env['FAULT_PROXY_URL'],
      // A developer's .env.local may set it.
      SUPABASE_AUTH_SECRET_KEY: '',
      SITE_URL: url,
      ...env,
    },
  });
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string | null);
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { url, child, output: collectOutput(child), ended, stop };
}

/** Starts a process of the build and waits until it answers. */
export async function startSiteProcess(options: SiteProcessOptions = {}): Promise<SiteProcess> {
  const site = await spawnSite(options);
  await waitUntilReady(site.url, site.ended).catch(async (cause: unknown) => {
    await site.stop();
    throw new Error(site.output(), { cause });
  });
  return site;
}

/** Starts a process of the build for one test, and ends it. */
export async function withSite(
  options: SiteProcessOptions,
  use: (site: SiteProcess) => Promise<void>,
): Promise<void> {
  const site = await startSiteProcess(options);
  try {
    await use(site);
  } finally {
    await site.stop();
  }
}
