import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Actions, Builder, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../../supabase/local/ports.ts';
import { startScreen } from './screen.ts';
import {
  REPORT_FAULTS,
  type Session,
  type SessionOptions,
  type Tab,
  withDeadlines,
  withinDeadline,
} from './tab.ts';

const VIEW = join(import.meta.dirname, 'webkit_view.py');
const START_MS = 20_000;

/** Nothing drives this engine's console: faults go to a handler that the view provides. */
const EARLY = `${REPORT_FAULTS};(() => {
  const say = (text) => window.webkit.messageHandlers.faults.postMessage(text);
  const write = console.error;
  console.error = (...all) => { say(all.map(String).join(' ')); write.apply(console, all); };
  addEventListener('error', (event) => {
    if (event.target === window) say(event.message + ' ' + event.filename + ':' + event.lineno);
  });
})()`;

/** Starts WebKitGTK, as the system ships it, through its own WebDriver. */
export async function webkitSession(options: SessionOptions): Promise<Session> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const log = join(folder, 'log');
  const early = join(folder, 'early.js');
  writeFileSync(log, '');
  writeFileSync(early, `${EARLY};${options.early}`);
  const [screen, port] = await Promise.all([options.desktop ?? startScreen(), freePort()]);
  const server = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // A group of its own: a browser that has frozen outlives its driver otherwise.
    detached: true,
    env: { ...process.env, ...(!options.desktop && { NO_AT_BRIDGE: '1' }), ...screen.env },
  });
  const stop = () => {
    if (server.pid) {
      try {
        process.kill(-server.pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    }
    if (!options.desktop) screen.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await answers(`${url}/status`);
    const { proxy, switches } = options;
    const args = [
      ...['--log', log, '--early', early, '--downloads', options.downloads],
      ...(proxy ? ['--proxy', proxy] : []),
      ...(switches.webkit ?? '')
        .split(',')
        .filter(Boolean)
        .flatMap((feature) => ['--off', feature]),
      ...(options.colorScheme === 'dark' ? ['--dark'] : []),
      ...(options.reducedMotion ? ['--reduced-motion'] : []),
    ];
    const driver = await withinDeadline(
      'WebKitWebDriver',
      new Builder()
        .usingServer(url)
        .disableEnvironmentOverrides()
        .withCapabilities({
          browserName: 'webkit-view',
          'webkitgtk:browserOptions': { binary: VIEW, args },
        })
        .build(),
      START_MS,
    );
    const capabilities = await driver.getCapabilities();
    const version = `WebKitGTK ${capabilities.getBrowserVersion() ?? ''}`;
    return new WebKitSession(driver, version, options, log, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

async function answers(url: string): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    if (await fetch(url).catch(() => null)) return;
    await wait(50);
  }
  throw new Error('WebKitWebDriver does not answer.');
}

class WebKitSession implements Session {
  readonly engine = 'webkit';
  #opened = false;

  readonly #driver: WebDriver;
  readonly version: string;
  readonly #options: SessionOptions;
  readonly #log: string;
  readonly #stop: () => void;

  constructor(driver: WebDriver, version: string, options: SessionOptions, log: string, stop: () => void) {
    this.#driver = driver;
    this.version = version;
    this.#options = options;
    this.#log = log;
    this.#stop = stop;
  }

  async newTab(): Promise<Tab> {
    // The session begins with a window.
    if (this.#opened) await this.#driver.switchTo().newWindow('tab');
    this.#opened = true;
    const tab = new WebKitTab(this, this.#driver, await this.#driver.getWindowHandle());
    await tab.resize(this.#options.width, this.#options.height);
    return withDeadlines(tab);
  }

  async cookies() {
    const cookies = await this.#driver.manage().getCookies();
    return cookies.map(({ name, httpOnly }) => ({ name, httpOnly: httpOnly ?? false }));
  }

  faults(): string[] {
    const lines = readFileSync(this.#log, 'utf8').split('\n');
    return lines.filter((line) => line.startsWith('FAULT ')).map((line) => line.slice(6));
  }

  async close() {
    await withinDeadline('webkit close', this.#driver.quit(), 4000).catch(() => undefined);
    this.#stop();
  }
}

/** Keys by their DOM names; what is not listed is a letter, which stands for itself. */
const KEYS: Record<string, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Space: ' ',
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  Home: Key.HOME,
  End: Key.END,
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
  Alt: Key.ALT,
};

class WebKitTab implements Tab {
  readonly session: Session;
  readonly #driver: WebDriver;
  readonly #handle: string;

  constructor(session: Session, driver: WebDriver, handle: string) {
    this.session = session;
    this.#driver = driver;
    this.#handle = handle;
  }

  goto(url: string) {
    return this.#driver.get(url);
  }

  reload() {
    return this.#driver.navigate().refresh();
  }

  back() {
    return this.#driver.navigate().back();
  }

  forward() {
    return this.#driver.navigate().forward();
  }

  async evaluate(expression: string): Promise<unknown> {
    const answer: { value: unknown } | { error: string } = await this.#driver.executeAsyncScript(
      `const [done] = arguments;
      Promise.resolve().then(() => (${expression})).then(
        (value) => done({ value }), (error) => done({ error: String(error && error.stack || error) }))`,
    );
    if ('error' in answer) throw new Error(answer.error);
    return answer.value;
  }

  moveTo(x: number, y: number) {
    return this.#driver
      .actions()
      .move({ x: Math.max(0, x - 2), y, duration: 0, origin: Origin.VIEWPORT })
      .move({ x, y, duration: 20, origin: Origin.VIEWPORT })
      .perform();
  }

  clickAt(x: number, y: number, count = 1) {
    let actions = this.#driver.actions().move({ x, y, duration: 20, origin: Origin.VIEWPORT });
    for (let at = 0; at < count; at++) actions = actions.press().release();
    return actions.perform();
  }

  tapAt(): Promise<void> {
    return Promise.reject(new Error('WebKitGTK takes no touch from its WebDriver.'));
  }

  async wheel(x: number, y: number, deltaY: number) {
    // Its types lack the wheel.
    const actions = this.#driver.actions() as Actions & {
      scroll(x: number, y: number, deltaX: number, deltaY: number, origin: string): Actions;
    };
    await actions.scroll(x, y, 0, deltaY, Origin.VIEWPORT).perform();
  }

  async press(chord: string) {
    const keys = chord
      .split('+')
      .filter(Boolean)
      .map((key) => KEYS[key] ?? key);
    const key = keys.pop() ?? '+';
    let actions = this.#driver.actions();
    for (const modifier of keys) actions = actions.keyDown(modifier);
    actions = actions.keyDown(key).keyUp(key);
    for (const modifier of keys.reverse()) actions = actions.keyUp(modifier);
    await actions.perform();
  }

  async type(text: string) {
    let actions = this.#driver.actions();
    for (const letter of text) actions = actions.keyDown(letter).keyUp(letter);
    await actions.perform();
  }

  async resize(width: number, height: number) {
    await this.#driver.manage().window().setRect({ x: 0, y: 0, width, height });
  }

  async screenshot() {
    return Buffer.from(await this.#driver.takeScreenshot(), 'base64');
  }

  show() {
    return this.#driver.switchTo().window(this.#handle);
  }

  async close() {
    await this.show();
    await this.#driver.close();
  }
}
