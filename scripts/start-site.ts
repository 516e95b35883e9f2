import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { buildSite } from './build-site.ts';
import { printOutput } from './print-output.ts';
import { assertFree } from './process/ports.ts';
import type { Running } from './process/run-until-signal.ts';
import { startNode, stopChild, waitAloud, waitForExit, waitUntilReady } from './process/child-process.ts';
import { readSiteUrl } from './process/settings.ts';
import { type BackendOptions, openBackend, type RunningBackend } from '../supabase/local/backend.ts';

const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next');
const WORKER = 'scripts/start-worker.ts';
const WITHHELD_VARIABLES = ['SUPABASE_SECRET_KEY', 'MAIL_API_KEY', 'NODE_ENV'];

export type SiteOptions = BackendOptions & {
  port: number;
  /** `dev` compiles pages on request, `start` serves a build, `serverless` serves it in workerd. */
  mode?: 'dev' | 'start' | 'serverless';
  throughUrl?: string;
};

export type RunningSite = Running & { url: string; origin: string; backend: RunningBackend };

export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { port, mode = 'start', throughUrl, ...backendOptions } = options;
  const distDir = process.env['NEXT_DIST_DIR'] ?? '.next';
  const url = backendOptions.siteUrl ?? readSiteUrl(port);
  const host = process.env['BIND'] || '127.0.0.1';
  const origin = `http://${host.replace('0.0.0.0', '127.0.0.1')}:${port}`;
  await assertFree({ port, purpose: 'the site', variable: 'PORT' });
  const opening = await openBackend({ ...backendOptions, siteUrl: url });
  let child: ChildProcess | undefined;
  const stop = async () => {
    if (child) await stopChild(child);
    await opening.stop();
  };
  try {
    const env = {
      ...createSiteEnvironment(opening.env, distDir),
      ...(throughUrl && { SUPABASE_URL: throughUrl }),
    };
    if (mode !== 'dev') await opening.ready;
    if (mode === 'start') await buildSite(distDir, env);
    if (mode === 'serverless') await buildSite('.open-next', env, 'build:serverless');
    child =
      mode === 'serverless'
        ? startNode(WORKER, [], { ...env, PORT: String(port), WRANGLER_SEND_METRICS: 'false' })
        : startNode(NEXT, [mode, '--hostname', host, '--port', String(port)], env, mode === 'dev');
    if (mode === 'dev') printOutput(child);
    const ended = waitForExit(child);
    // Next redirects two slashes without compiling a page.
    const ready = waitUntilReady(`${origin}${mode === 'dev' ? '//start' : '/'}`, ended);
    const [backend] = await Promise.all([
      waitAloud('the database', 'npm run db -- reset makes a new one', opening.ready),
      waitAloud('Next.js', `without the folder ${distDir} it starts from nothing`, ready),
    ]);
    return { url, origin, backend, ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns the site's environment, without keys that write past row-level security or send mail. */
function createSiteEnvironment(backendEnv: RunningBackend['env'], distDir: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !WITHHELD_VARIABLES.includes(name));
  const env: Partial<NodeJS.ProcessEnv> = {
    ...Object.fromEntries(inherited),
    ...backendEnv,
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
