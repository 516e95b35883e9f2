import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHILD_ENTRY, waitForExit, waitUntilReady } from '../../scripts/process/child-process.ts';
import { findFreePort } from '../../scripts/process/ports.ts';
import { getLaunchOptions } from '../support/browser.ts';

const DIST = process.env['NEXT_DIST_DIR'] ?? '.next-test';

/** Opens a tab of a new browser profile on a slow processor and a slow line. */
export async function openSlowPhone(browser: Browser, width = 390): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, hasTouch: width < 800 });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const throughput = 1.6e6 / 8;
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  return page;
}

/** Serves a build, without a backend, until this process ends. */
async function serve(folder: string): Promise<string> {
  if (!existsSync(join(folder, DIST))) throw new Error(`There is no ${DIST} in ${folder}: build first.`);
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [CHILD_ENTRY, next, 'start', '--port', String(port)], {
    cwd: folder,
    stdio: ['pipe', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NEXT_DIST_DIR: DIST,
      SITE_URL: url,
      SUPABASE_URL: 'http://localhost:1',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_bench',
    },
  });
  await waitUntilReady(url, waitForExit(child));
  return url;
}

/**
 * Measures the builds of the folders that the command names, by turns, and prints medians. The number in brackets is the
 * ratio to the first folder's.
 */
export async function compareBuilds(
  measures: Record<string, (browser: Browser, url: string) => Promise<number>>,
): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { rounds: { type: 'string', default: '9' } },
    allowPositionals: true,
  });
  const folders = positionals.length > 0 ? positionals : ['.'];
  const urls = await Promise.all(folders.map((folder) => serve(resolve(folder))));
  const browser = await chromium.launch(getLaunchOptions());
  const table: Record<string, Record<string, string>> = {};
  for (const [name, measure] of Object.entries(measures)) {
    const times = folders.map((): number[] => []);
    for (let round = 0; round < Number(values.rounds); round += 1)
      for (const [at, url] of urls.entries()) times[at]?.push(await measure(browser, url));
    const medians = times.map((list) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? NaN);
    table[name] = Object.fromEntries(
      folders.map((folder, at) => {
        const [first = NaN, median = NaN] = [medians[0], medians[at]];
        return [folder, `${Math.round(median)} ms (${(median / first).toFixed(2)})`];
      }),
    );
  }
  console.table(table);
  process.exit();
}
