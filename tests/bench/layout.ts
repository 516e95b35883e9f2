import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { compareBuilds, openSlowPhone } from './compare-builds.ts';

/**
 * Measures the work for styles and layout of the home page with a slow processor, at two widths.
 * `npm run bench -- layout DIR DIR…` compares builds.
 */
const REST_MS = 1200;

const measure =
  (width: number) =>
  async (browser: Browser, url: string): Promise<number> => {
    const page = await openSlowPhone(browser, width);
    const client = await page.context().newCDPSession(page);
    // Other processes do not count.
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url, { waitUntil: 'load' });
    await wait(REST_MS);
    const { metrics } = await client.send('Performance.getMetrics');
    await page.context().close();
    const took = metrics.filter(({ name }) => ['RecalcStyleDuration', 'LayoutDuration'].includes(name));
    return took.reduce((sum, { value }) => sum + value * 1000, 0);
  };

await compareBuilds({ '390 px': measure(390), '1440 px': measure(1440) });
