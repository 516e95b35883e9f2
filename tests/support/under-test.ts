import { rmSync } from 'node:fs';
import { type SiteOptions, startSite } from '../../local/site.ts';
import type { Provision } from '../engines/provide.ts';
import { provideBrowser } from './browser.ts';
import { startFaultProxy } from './fault-proxy.ts';

/** Ports and folders of the tests, so that they run beside a running site. */
export const ports = {
  site: Number(process.env['TEST_PORT'] ?? 3210),
  plain: Number(process.env['TEST_PLAIN_PORT'] ?? 3211),
  backend: Number(process.env['TEST_BACKEND_PORT'] ?? 24421),
  mailbox: Number(process.env['TEST_MAILBOX_PORT'] ?? 24424),
  proxy: Number(process.env['TEST_PROXY_PORT'] ?? 24423),
};
const data = 'supabase/.temp/test';
export const distDir = '.next-test';

/** Which build is served, and how. */
export type Served = Pick<SiteOptions, 'mode' | 'build'> & { distDir: string; port?: number };

/**
 * Builds the site if its build is stale, starts it with its backend, lets browser tests run against it, and ends it.
 *
 * @param served Which build is served, and how.
 * @param provision The engines that were found; with `whole`, all tests of each run.
 * @param run Runs Playwright with what the tests are told about the site.
 * @returns What `run` returns.
 */
export async function underTest<Result>(
  served: Served,
  { found, whole }: Pick<Provision, 'found'> & { whole: boolean },
  run: (env: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result> {
  const executable = provideBrowser();
  const began = Date.now();
  rmSync(data, { recursive: true, force: true });
  const proxy = await startFaultProxy(ports.proxy, `http://127.0.0.1:${ports.backend}`);
  try {
    const { port = ports.site } = served;
    const site = await startSite({
      ...served,
      port,
      backendPort: ports.backend,
      mailboxPort: ports.mailbox,
      siteUrl: `http://localhost:${port}`,
      data,
      throughUrl: proxy.url,
      sampleAccount: true,
      notifyEveryMs: 2000,
      mailPerSecond: 1000,
    });
    console.log(`\n── Build and start: passed in ${((Date.now() - began) / 1000).toFixed(0)} s`);
    try {
      return await run({
        ...process.env,
        ...site.backend.env,
        SITE_URL: site.url,
        MAILBOX_URL: site.backend.mailboxUrl,
        NEXT_DIST_DIR: served.distDir,
        // The tests read the site's records; what is marked for the server may be imported.
        NODE_OPTIONS: '--conditions=react-server',
        FAULT_PROXY_URL: proxy.url,
        BACKEND_DATA: data,
        ENGINES_PROVIDED: JSON.stringify(found),
        ...(whole && { ENGINE_TESTS: 'all' }),
        ...(executable && { BROWSER_PATH: executable }),
      });
    } finally {
      await site.stop();
    }
  } finally {
    proxy.stop();
  }
}
