import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { REPORT_FAULTS, type Session, type SessionOptions, type Tab, withDeadlines } from './tab.ts';

/** A mouse: without these a window that nobody sees says that nothing hovers. */
const MOUSE = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };
const FINGER = { 'ui.primaryPointerCapabilities': 1, 'ui.allPointerCapabilities': 1 };

function preferences({ colorScheme, reducedMotion, touch, proxy, downloads, switches }: SessionOptions) {
  const through = proxy && new URL(proxy);
  return {
    ...(touch ? FINGER : MOUSE),
    'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
    'ui.prefersReducedMotion': Number(reducedMotion),
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    ...(touch && { 'dom.w3c_touch_events.enabled': 1 }),
    ...(through && {
      'network.proxy.type': 1,
      'network.proxy.http': through.hostname,
      'network.proxy.http_port': Number(through.port),
      'network.proxy.allow_hijacking_localhost': true,
    }),
    ...switches.firefox,
  };
}

/**
 * Starts a Firefox as its maker ships it, over WebDriver BiDi.
 *
 * @param executable Path of the browser.
 */
export async function firefoxSession(options: SessionOptions, executable: string): Promise<Session> {
  const { desktop } = options;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: executable,
    headless: !desktop,
    ...(desktop && { env: { ...process.env, ...desktop.env } }),
    extraPrefsFirefox: preferences(options),
  });
  return new FirefoxSession(browser, await browser.version(), options);
}

class FirefoxSession implements Session {
  readonly engine = 'firefox';
  readonly #faults: string[] = [];

  readonly #browser: Browser;
  readonly version: string;
  readonly #options: SessionOptions;

  constructor(browser: Browser, version: string, options: SessionOptions) {
    this.#browser = browser;
    this.version = version;
    this.#options = options;
  }

  async newTab(): Promise<Tab> {
    const page = await this.#browser.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') this.#faults.push(`${message.text()} ${page.url()}`);
    });
    page.on('pageerror', (error) => this.#faults.push(`${String(error)} ${page.url()}`));
    const { width, height, early } = this.#options;
    await page.evaluateOnNewDocument(`${REPORT_FAULTS};${early}`);
    await page.setViewport({ width, height });
    return withDeadlines(new FirefoxTab(this, page));
  }

  async cookies() {
    const cookies = await this.#browser.defaultBrowserContext().cookies();
    return cookies.map(({ name, httpOnly }) => ({ name, httpOnly: httpOnly ?? false }));
  }

  faults(): string[] {
    return this.#faults;
  }

  close() {
    return this.#browser.close();
  }
}

/** Keys that this driver knows by another name. */
const named = (key: string) => (key === 'Space' ? ' ' : key) as KeyInput;

class FirefoxTab implements Tab {
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

  async moveTo(x: number, y: number) {
    // Not in steps: those would begin where the pointer was, which may be outside by now.
    await this.#page.mouse.move(Math.max(0, x - 2), y);
    await this.#page.mouse.move(x, y);
  }

  async clickAt(x: number, y: number, count = 1) {
    await this.#page.mouse.move(x, y);
    await this.#page.mouse.click(x, y, { count });
  }

  tapAt(x: number, y: number) {
    return this.#page.touchscreen.tap(x, y);
  }

  async wheel(x: number, y: number, deltaY: number) {
    await this.#page.mouse.move(x, y);
    await this.#page.mouse.wheel({ deltaY });
  }

  async press(chord: string) {
    const keys = chord.split('+').filter(Boolean).map(named);
    const key = keys.pop() ?? named('+');
    for (const modifier of keys) await this.#page.keyboard.down(modifier);
    await this.#page.keyboard.press(key);
    for (const modifier of keys.reverse()) await this.#page.keyboard.up(modifier);
  }

  type(text: string) {
    return this.#page.keyboard.type(text);
  }

  resize(width: number, height: number) {
    return this.#page.setViewport({ width, height });
  }

  async screenshot() {
    return Buffer.from(await this.#page.screenshot({ captureBeyondViewport: false }));
  }

  show() {
    return this.#page.bringToFront();
  }

  close() {
    return this.#page.close();
  }
}
