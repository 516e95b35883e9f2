import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../../scripts/process/ports.ts';
import { waitForExit, waitUntilReady } from '../../../scripts/process/child-process.ts';
import { firefoxWithout, webkitWithout } from './newer-features.ts';

interface Browser {
  open(url: string): Promise<unknown>;
  /** Evaluates an expression in the page, and awaits its promise. */
  evaluate(expression: string): Promise<unknown>;
  perform(actions: readonly object[]): Promise<unknown>;
  close(): void;
}

export type Start = (withoutNewer: boolean) => Promise<Browser>;

export type Target = readonly [role: string, name?: string | undefined, within?: Target];

const SIZE = { width: 1280, height: 900 };
/** A browser that needs longer for one command is frozen. */
const COMMAND_MS = 60_000;
const WAIT_MS = 60_000;
const EVERY_MS = 50;

/**
 * Starts a program in a process group, so that its children end with it.
 *
 * @throws When the program is not installed.
 */
async function startProgram(name: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(name, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const stop = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The program ended by itself.
    }
  };
  await once(child, 'spawn').catch((cause: unknown) => {
    throw new Error(`${name} is missing. Debian has firefox-esr, webkit2gtk-driver and xvfb.`, { cause });
  });
  return { child, stop };
}

/** Waits for a line of a program, and returns the match of the pattern. */
function readLine(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended at its start.`)));
    for (const input of [child.stdout, child.stderr])
      if (input)
        createInterface({ input }).on('line', (line) => {
          const found = pattern.exec(line)?.[1];
          if (found) resolve(found);
        });
  });
}

/** Turns the value of an expression into text, which each protocol carries alike. */
const asText = (expression: string) =>
  `Promise.resolve().then(() => ${expression}).then((value) => JSON.stringify(value ?? null))`;

const firefoxAlways = {
  // Firefox without a window reports that no pointer can hover.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // Remote control turns off the back-forward cache.
  'fission.bfcacheInParent': true,
};

/** Starts Firefox over WebDriver BiDi. */
export const startFirefox: Start = async (withoutNewer) => {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const preferences = Object.entries({ ...firefoxAlways, ...(withoutNewer && firefoxWithout) });
  writeFileSync(
    join(profile, 'user.js'),
    preferences.map(([name, value]) => `user_pref('${name}', ${value});\n`).join(''),
  );
  const program = await startProgram(process.env['FIREFOX_PATH'] ?? 'firefox-esr', [
    ...['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
  ]);
  const close = () => {
    program.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const address = await readLine(program.child, /WebDriver BiDi listening on (ws:\S+)/);
    const send = await connect(`${address}/session`);
    await send('session.new', { capabilities: {} });
    // The first tab never gets the focus.
    const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
    await send('browsingContext.setViewport', { context, viewport: SIZE });
    return {
      open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
      async evaluate(expression) {
        const { result, exceptionDetails } = await send<{
          result?: { value: string };
          exceptionDetails?: { text: string };
        }>('script.evaluate', { expression: asText(expression), target: { context }, awaitPromise: true });
        if (!result) throw new Error(exceptionDetails?.text);
        return JSON.parse(result.value) as unknown;
      },
      perform: (actions) => send('input.performActions', { context, actions }),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
};

/** Connects to a browser, and returns the function that sends a command. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, message } = JSON.parse(String(data)) as {
      id: number;
      result?: unknown;
      message?: string;
    };
    if (message) waiting.get(id)?.reject(new Error(message));
    else waiting.get(id)?.resolve(result);
  });
  await once(socket, 'open');
  return async <Result>(method: string, params: object): Promise<Result> => {
    const response = Promise.withResolvers<unknown>();
    const id = waiting.size + 1;
    waiting.set(id, response);
    socket.send(JSON.stringify({ id, method, params }));
    const timer = setTimeout(response.reject, COMMAND_MS, new Error(`${method} took too long.`));
    return (await response.promise.finally(() => clearTimeout(timer))) as Result;
  };
}

/** Starts WebKitGTK on its own virtual screen, over WebDriver. */
export const startWebKit: Start = async (withoutNewer) => {
  const screen = await startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24']);
  const display = await readLine(screen.child, /^(\d+)$/);
  const port = await findFreePort();
  const driver = await startProgram('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${display}`,
    NO_AT_BRIDGE: '1',
  });
  const close = () => {
    driver.stop();
    screen.stop();
  };
  let base = `http://127.0.0.1:${port}`;
  const send = async <Result>(path: string, params: object): Promise<Result> => {
    const response = await fetch(base + path, {
      method: 'POST',
      body: JSON.stringify(params),
      signal: AbortSignal.timeout(COMMAND_MS),
    });
    const { value } = (await response.json()) as { value: Result & { message?: string } };
    if (!response.ok) throw new Error(value.message);
    return value;
  };
  try {
    await waitUntilReady(`${base}/status`, waitForExit(driver.child));
    const off = webkitWithout.split(' ').map((name) => `-${name}`);
    const args = ['--automation', ...(withoutNewer ? [`--features=${off.join()}`] : [])];
    const { sessionId } = await send<{ sessionId: string }>('/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args } } },
    });
    base += `/session/${sessionId}`;
    await send('/window/rect', SIZE);
    return {
      open: (url) => send('/url', { url }),
      async evaluate(expression) {
        const script = `${asText(expression)}.then((text) => arguments[0]([text]),
          (error) => arguments[0]([null, String(error)]))`;
        const [text, error] = await send<[string, string?]>('/execute/async', { script, args: [] });
        if (error) throw new Error(error);
        return JSON.parse(text) as unknown;
      },
      perform: (actions) => send('/actions', { actions }),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
};

/** The codes of WebDriver for keys by their DOM names. */
const KEYS = { Tab: '\uE004', Enter: '\uE006', Escape: '\uE00C', ArrowDown: '\uE015' };

const LIBRARY = '@testing-library/dom/dist/@testing-library/dom.umd.min.js';
/** The script runs in each page, defines `seek`, and collects errors. */
const PRELUDE = `(function () {
  ${readFileSync(createRequire(import.meta.url).resolve(LIBRARY), 'utf8')}
  window.seek = ([role, name, within]) => (within ? seek(within) : [document.body])
    .flatMap((root) => this.TestingLibraryDom.queryAllByRole(root, role, { hidden: true, ...(name && { name }) }))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }));
  window.errors = [];
  const write = console.error;
  console.error = (...words) => { errors.push(words.join(' ')); write.apply(console, words); };
  addEventListener('error', ({ message }) => { if (message) errors.push(message); });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    errors.push(violatedDirective + ' ' + blockedURI));
}).call(globalThis)`;

/** Scrolls to an element in the page, and returns its center unless something covers it. */
function reach(element?: HTMLElement): string | null {
  if (!element) return null;
  let box = element.getBoundingClientRect();
  // The header covers the top of the page.
  if (box.top < 80 || box.bottom > innerHeight) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    box = element.getBoundingClientRect();
  }
  const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
  return element.contains(document.elementFromPoint(x, y)) ? `${x} ${y}` : null;
}

export const seek = (target: Target) => `seek(${JSON.stringify(target)})`;

export class Visitor {
  readonly #browser: Browser;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  open(url: string) {
    return this.#browser.open(url);
  }

  /** Evaluates an expression in the page, which may call `seek(target)`. */
  async evaluate(expression: string): Promise<unknown> {
    if (!(await this.#browser.evaluate('"seek" in window'))) await this.#browser.evaluate(PRELUDE);
    return this.#browser.evaluate(expression);
  }

  /** Waits until an expression is true in the page, and returns its value. */
  async until(expression: string): Promise<unknown> {
    const end = Date.now() + WAIT_MS;
    while (Date.now() < end) {
      // An expression throws during a navigation.
      const value = await this.evaluate(expression).catch(() => false);
      if (value) return value;
      await pause(EVERY_MS);
    }
    throw new Error(`Not true in time at ${String(await this.evaluate('location.href'))}: ${expression}`);
  }

  sees(target: Target) {
    return this.until(`${seek(target)}.length > 0`);
  }

  misses(target: Target) {
    return this.until(`${seek(target)}.length === 0`);
  }

  reads(text: string) {
    return this.until(`document.body.innerText.includes(${JSON.stringify(text)})`);
  }

  hasFocus(target: Target) {
    return this.until(`${seek(target)}.includes(document.activeElement)`);
  }

  holds(field: Target, value: string) {
    return this.until(`${seek(field)}[0].value === ${JSON.stringify(value)}`);
  }

  isAt(path: string) {
    return this.until(`location.pathname + location.search === ${JSON.stringify(path)}`);
  }

  async hover(target: Target) {
    await this.point(await this.#reach(target));
  }

  async click(target: Target) {
    await this.point(await this.#reach(target), 'pointerDown', 'pointerUp');
  }

  /** Moves the mouse to a place, and presses there. */
  point([x, y]: readonly [number, number], ...presses: string[]) {
    const move = { type: 'pointerMove', duration: 20, x, y };
    // Only a second movement counts as a visitor's.
    const actions = [{ ...move, x: x - 2 }, move, ...presses.map((type) => ({ type, button: 0 }))];
    return this.#browser.perform([{ type: 'pointer', id: 'mouse', actions }]);
  }

  type(text: string) {
    const actions = Array.from(text).flatMap((value) =>
      ['keyDown', 'keyUp'].map((type) => ({ type, value })),
    );
    return this.#browser.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  press(key: keyof typeof KEYS) {
    return this.type(KEYS[key]);
  }

  async fill(field: Target, text: string) {
    await this.click(field);
    await this.type(text);
    await this.holds(field, text);
  }

  /** Ends the browser, and lists the errors of its last page. */
  async leave(): Promise<unknown> {
    try {
      return await this.evaluate('errors');
    } finally {
      this.#browser.close();
    }
  }

  /** Waits until an element does not move and a pointer reaches it. */
  async #reach(target: Target): Promise<[number, number]> {
    const place = `(${String(reach)})(${seek(target)}[0])`;
    const found = await this.until(`new Promise((resolve) => {
      const before = ${place};
      setTimeout(() => resolve(before && before === ${place} && before), ${EVERY_MS});
    })`);
    const [x = 0, y = 0] = String(found).split(' ').map(Number);
    return [x, y];
  }
}
