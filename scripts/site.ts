import { createRequire } from 'node:module';
import { buildSite } from './build.ts';
import { assertFree } from '../supabase/local/ports.ts';
import { waitForExit, type Running, startNode, stopChild, waitUntilReady } from '../supabase/local/run.ts';
import { readSiteUrl } from '../supabase/local/settings.ts';
import { type BackendOptions, type RunningBackend, startBackend } from '../supabase/local/backend.ts';

const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next');
const WORKER = 'scripts/worker.ts';
const WITHHELD_VARIABLES = ['SUPABASE_SECRET_KEY', 'MAIL_API_KEY', 'NODE_ENV'];

export type SiteOptions = BackendOptions & {
  port: number;
  /** `dev` compiles pages on request, `start` serves a build, `serverless` serves it in workerd. */
  mode?: 'dev' | 'start' | 'serverless';
  distDir?: string;
  throughUrl?: string;
  build?: boolean;
};

export type RunningSite = Running & { url: string; pid: number; backend: RunningBackend };

export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const {
    port,
    mode = 'start',
    distDir = process.env['NEXT_DIST_DIR'] ?? '.next',
    build = true,
    throughUrl,
    ...backendOptions
  } = options;
  const url = backendOptions.siteUrl ?? readSiteUrl(port);
  const host = process.env['BIND'] || '127.0.0.1';
  await assertFree({ port, purpose: 'the site', variable: 'PORT' });
  const backend = await startBackend({ ...backendOptions, siteUrl: url });
  try {
    const env = {
      ...createSiteEnvironment(backend, distDir),
      ...(throughUrl && { SUPABASE_URL: throughUrl }),
    };
    if (mode === 'start' && build) await buildSite(distDir, env);
    if (mode === 'serverless' && build) await buildSite('.open-next', env, 'build:serverless');
    const child =
      mode === 'serverless'
        ? startNode(WORKER, [], { ...env, PORT: String(port), WRANGLER_SEND_METRICS: 'false' })
        : startNode(NEXT, [mode, '--hostname', host, '--port', String(port)], env);
    const ended = waitForExit(child);
    await waitUntilReady(`http://${host.replace('0.0.0.0', '127.0.0.1')}:${port}`, ended);
    return {
      url,
      pid: child.pid ?? 0,
      backend,
      ended,
      async stop() {
        await stopChild(child);
        await backend.stop();
      },
    };
  } catch (error) {
    await backend.stop();
    throw error;
  }
}

/** Returns the site's environment, without keys that write past row-level security or send mail. */
function createSiteEnvironment(backend: RunningBackend, distDir: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !WITHHELD_VARIABLES.includes(name));
  const env: Partial<NodeJS.ProcessEnv> = {
    ...Object.fromEntries(inherited),
    ...backend.env,
    // Another project's, if .env.local names one.
    SUPABASE_AUTH_SECRET_KEY: '',
    NEXT_DIST_DIR: distDir,
    NEXT_TELEMETRY_DISABLED: '1',
    // As `npm start` does.
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-http-header-size=65536`,
  };
  // Next sets NODE_ENV by itself; its types insist on it.
  return env as NodeJS.ProcessEnv;
}
