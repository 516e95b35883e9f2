import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, firefox, type Page, webkit } from '@playwright/test';
import { chromiumSwitches } from '../../support/chromium.ts';
import {
  type Engine,
  REPORT_FAULTS,
  type Session,
  type SessionOptions,
  type Tab,
  withDeadlines,
} from './tab.ts';

const types = { chromium, firefox, webkit };

/** Chromium gives a machine without a mouse no pointer that hovers; its tests are made with one. */
const MOUSE =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/**
 * Starts a browser that Playwright drives: the system's Chromium, or its own build of any engine.
 *
 * @param executable Path of the browser; Playwright's own download when it is left out.
 */
export async function playwrightSession(
  engine: Engine,
  options: SessionOptions,
  executable?: string,
): Promise<Session> {
  const { desktop } = options;
  const browser = await types[engine].launch({
    ...(executable && { executablePath: executable }),
    ...(desktop && { headless: false, env: { ...process.env, ...desktop.env } }),
    // Chromium refuses its sandbox to root, which is who runs tests in most containers.
    ...(engine === 'chromium' && { chromiumSandbox: process.getuid?.() !== 0 }),
    args: engine === 'chromium' ? chromiumArguments(options) : [],
    // What people's browsers do: a page left is kept, and shown again on the way back.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(engine === 'firefox' && options.switches.firefox && { firefoxUserPrefs: options.switches.firefox }),
  });
  const context = await browser.newContext({
    viewport: { width: options.width, height: options.height },
    colorScheme: options.colorScheme,
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    hasTouch: options.touch,
    ...(options.proxy && {
      // Chromium goes around a proxy to reach this machine, unless it is told not to.
      proxy: { server: options.proxy, ...(engine === 'chromium' && { bypass: '<-loopback>' }) },
    }),
  });
  await context.addInitScript(`${REPORT_FAULTS};${options.early}`);
  return new PlaywrightSession(engine, browser, context, options.downloads);
}

const chromiumArguments = ({ switches, touch, desktop }: SessionOptions) => [
  ...chromiumSwitches,
  ...(touch ? [] : [MOUSE]),
  ...(desktop ? ['--force-renderer-accessibility'] : []),
  ...(switches.chromium ? [`--disable-blink-features=${switches.chromium}`] : []),
];

class PlaywrightSession implements Session {
  readonly #faults: string[] = [];

  readonly engine: Engine;
  readonly #browser: Browser;
  readonly #context: BrowserContext;
  readonly #downloads: string;

  constructor(engine: Engine, browser: Browser, context: BrowserContext, downloads: string) {
    this.engine = engine;
    this.#browser = browser;
    this.#context = context;
    this.#downloads = downloads;
  }

  get version(): string {
    return `${this.engine} ${this.#browser.version()}`;
  }

  async newTab(): Promise<Tab> {
    const page = await this.#context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') this.#faults.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => this.#faults.push(String(error)));
    page.on('download', (file) => void file.saveAs(join(this.#downloads, file.suggestedFilename())));
    return withDeadlines(new PlaywrightTab(this, page));
  }

  cookies() {
    return this.#context.cookies();
  }

  faults(): string[] {
    return this.#faults;
  }

  close() {
    return this.#browser.close();
  }
}

class PlaywrightTab implements Tab {
  readonly session: Session;
  readonly #page: Page;

  constructor(session: Session, page: Page) {
    this.session = session;
    this.#page = page;
  }

  async goto(url: string) {
    await this.#page.goto(url);
  }

  async reload() {
    await this.#page.reload();
  }

  back() {
    return this.#page.evaluate(() => void setTimeout(() => history.back()));
  }

  forward() {
    return this.#page.evaluate(() => void setTimeout(() => history.forward()));
  }

  evaluate(expression: string): Promise<unknown> {
    return this.#page.evaluate(expression);
  }

  moveTo(x: number, y: number) {
    return this.#page.mouse.move(x, y, { steps: 3 });
  }

  clickAt(x: number, y: number, count = 1) {
    return this.#page.mouse.click(x, y, { clickCount: count });
  }

  tapAt(x: number, y: number) {
    return this.#page.touchscreen.tap(x, y);
  }

  async wheel(x: number, y: number, deltaY: number) {
    await this.#page.mouse.move(x, y);
    await this.#page.mouse.wheel(0, deltaY);
  }

  press(key: string) {
    return this.#page.keyboard.press(key);
  }

  type(text: string) {
    return this.#page.keyboard.type(text);
  }

  resize(width: number, height: number) {
    return this.#page.setViewportSize({ width, height });
  }

  screenshot() {
    return this.#page.screenshot();
  }

  show() {
    return this.#page.bringToFront();
  }

  close() {
    return this.#page.close();
  }
}
