import type { Browser, CDPSession, Page } from '@playwright/test';
import { actions } from '../../content/words/actions.ts';

/** A slow phone: a quarter of this machine's speed, 1.6 Mbit/s, 150 ms to the server, nothing cached. */
const PHONE = { cpu: 4, bitsPerSecond: 1.6e6, latencyMs: 150, width: 412, height: 823 };
/** How long a page is left alone after it was loaded, in ms. */
const REST_MS = 1500;

/** What a first visit costs and how it feels. Weights in KB (1024 bytes) on the wire, times in ms. */
export interface Visit {
  html: number;
  css: number;
  js: number;
  fonts: number;
  total: number;
  requests: number;
  lcp: number;
  /** The part of long tasks beyond 50 ms each, after the first contentful paint. */
  tbt: number;
  cls: number;
}

/** What it takes to get the form after the first tap. Times in ms since the tap; weights in KB. */
export interface FormOpening {
  /** A field takes words, and the browser can post the form. */
  usable: number;
  /** The form checks what is typed, and can be sent. */
  hydrated: number;
  /** It is sent without leaving the page. */
  inPlace: number;
  js: number;
}

/** What a page notes about itself. */
interface Seen {
  lcp: number;
  cls: number;
  tasks: { startTime: number; duration: number }[];
}

interface Sent {
  type: string;
  bytes: number;
}

/** Opens a page of a phone that has never been here, runs what is given, and closes it. */
async function onPhone<Result>(
  browser: Browser,
  run: (page: Page, devtools: CDPSession, sent: Map<string, Sent>) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: PHONE.width, height: PHONE.height },
    deviceScaleFactor: 2.625,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const sent = new Map<string, Sent>();
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: PHONE.latencyMs,
      downloadThroughput: PHONE.bitsPerSecond / 8,
      uploadThroughput: PHONE.bitsPerSecond / 16,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpu });
    devtools.on('Network.requestWillBeSent', ({ requestId, type }) =>
      sent.set(requestId, { type: type ?? 'Other', bytes: 0 }),
    );
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const one = sent.get(requestId);
      if (one) one.bytes = encodedDataLength;
    });
    return await run(page, devtools, sent);
  } finally {
    await context.close();
  }
}

const weight = (sent: Map<string, Sent>, type?: string) =>
  [...sent.values()].reduce((sum, one) => sum + (!type || one.type === type ? one.bytes : 0), 0) / 1024;

/** A first visit without a touch. */
export const visit = (browser: Browser, url: string): Promise<Visit> =>
  onPhone(browser, async (page, _, sent) => {
    await page.addInitScript(() => {
      const seen: Seen = { lcp: 0, cls: 0, tasks: [] };
      Object.assign(window, { seen });
      const watch = (type: string, take: (entry: PerformanceEntry) => void) => {
        new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
      };
      watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
      watch('longtask', (entry) => seen.tasks.push(entry));
      watch('layout-shift', (entry) => (seen.cls += (entry as PerformanceEntry & { value: number }).value));
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(REST_MS);
    const seen = await page.evaluate(() => {
      const { lcp, cls, tasks } = (window as unknown as { seen: Seen }).seen;
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const blocked = tasks.map(({ startTime, duration }) =>
        Math.max(0, Math.min(duration, startTime + duration - painted) - 50),
      );
      return { lcp, cls, tbt: blocked.reduce((sum, each) => sum + each, 0) };
    });
    return {
      html: weight(sent, 'Document'),
      css: weight(sent, 'Stylesheet'),
      js: weight(sent, 'Script'),
      fonts: weight(sent, 'Font'),
      total: weight(sent),
      requests: sent.size,
      ...seen,
    };
  });

/** The first tap on a button that asks for the form, on a page that has rested. */
export const openForm = (browser: Browser, url: string): Promise<FormOpening> =>
  onPhone(browser, async (page, devtools, sent) => {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(REST_MS);
    const button = page.getByRole('main').getByRole('button', { name: actions.requestDemo }).first();
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (!box) throw new Error(`${url} has no button that asks for the form.`);
    // Watched in the page, so that the way from here to there and back does not count.
    const watched = page.evaluate(
      () =>
        new Promise<Omit<FormOpening, 'js'>>((resolve) => {
          let began = 0;
          let usable = 0;
          addEventListener('touchstart', () => (began = performance.now()), { once: true, capture: true });
          let hydrated = 0;
          const look = () => {
            const now = performance.now() - began;
            if (!usable && document.activeElement?.id === 'demo-name') usable = now;
            if (!hydrated && document.querySelector('#demo-dialog[open][data-hydrated]')) hydrated = now;
            if (usable && hydrated && 'hydrated' in document.documentElement.dataset)
              resolve({ usable, hydrated, inPlace: now });
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    const at = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const times = await watched;
    await page.waitForTimeout(REST_MS);
    return { ...times, js: weight(sent, 'Script') };
  });
