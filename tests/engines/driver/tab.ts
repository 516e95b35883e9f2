import type { Desktop } from './desktop.ts';

/** The engines that the suite knows, by the names that Playwright gives them. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** What an engine is switched to when it starts: names as the engine itself calls them. */
export interface Switches {
  /** Blink features that are off. */
  chromium?: string;
  /** Preferences, as about:config shows them. */
  firefox?: Record<string, boolean | number>;
  /** WebKit features that are off. */
  webkit?: string;
}

/** How a session of a browser begins. */
export interface SessionOptions {
  /** CSS pixels of the window. */
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
  reducedMotion: boolean;
  /** A screen that is touched; it has no pointer to hover with. */
  touch: boolean;
  /** Address of an HTTP proxy that stands between the browser and the site. */
  proxy?: string;
  switches: Switches;
  /** A script that runs in each page before those of the page. */
  early: string;
  /** A desktop with assistive technology, on which the browser has a window. */
  desktop?: Desktop;
  /** Folder for what is downloaded. */
  downloads: string;
}

/** A browser of one engine with cookies, storage and cache of its own. */
export interface Session {
  readonly engine: Engine;
  /** Name and version, as the browser gives them. */
  readonly version: string;
  /** Opens a tab. */
  newTab(): Promise<Tab>;
  cookies(): Promise<{ name: string; httpOnly: boolean }[]>;
  /** Errors of the console, violations of the policy, and files that did not load, since the session began. */
  faults(): string[];
  close(): Promise<void>;
}

/**
 * One tab, as its driver gives it: what differs from engine to engine, and nothing else. Coordinates are CSS pixels of
 * the viewport. Each call rejects when the browser does not answer within {@link DEADLINE_MS}.
 */
export interface Tab {
  readonly session: Session;
  /** Loads an address and waits for its `load` event. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** One step through the history; need not wait. Where that brings a page back from the browser's cache, Firefox's driver waits for later calls of `goto` and `reload` in vain. */
  back(): Promise<void>;
  forward(): Promise<void>;
  /** The value of an expression in the page, whatever its policy says; of a promise, what it is kept with. */
  evaluate(expression: string): Promise<unknown>;
  moveTo(x: number, y: number): Promise<void>;
  /** Presses a mouse button, `count` times in quick succession. */
  clickAt(x: number, y: number, count?: number): Promise<void>;
  /** Touches with one finger. */
  tapAt(x: number, y: number): Promise<void>;
  /** Turns the wheel, in CSS pixels. */
  wheel(x: number, y: number, deltaY: number): Promise<void>;
  /** Presses a key by its DOM name, with modifiers before it: `Enter`, `Shift+Tab`, `/`. */
  press(key: string): Promise<void>;
  /** Types a text as fast as the driver can. */
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  /** Brings the tab to the front. */
  show(): Promise<void>;
  close(): Promise<void>;
}

/** How long a browser may take for one command before it counts as frozen. */
export const DEADLINE_MS = 15_000;

/** A browser gave no answer in time. */
export class FrozenError extends Error {}

/**
 * Ends the wait for a browser that has frozen.
 * @throws FrozenError when the work has not ended within the deadline
 */
export async function withinDeadline<T>(what: string, work: PromiseLike<T>, ms = DEADLINE_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new FrozenError(`${what}: no answer within ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Puts a deadline on every call of a tab. */
export function withDeadlines(tab: Tab): Tab {
  return new Proxy(tab, {
    get(target, property: string) {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== 'function') return value;
      const call = value.bind(target) as (...args: unknown[]) => Promise<unknown>;
      return (...args: unknown[]) => withinDeadline(`${target.session.engine} ${property}`, call(...args));
    },
  });
}

/** Runs before any script of a page: tells the console what no driver reports, the policy's violations among it. */
export const REPORT_FAULTS = `(() => {
  const say = (text) => console.error('fault: ' + text + ' @' + location.pathname);
  addEventListener('securitypolicyviolation', (event) =>
    say('policy ' + event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sourceFile + ':' + event.lineNumber));
  let left = false;
  addEventListener('pageshow', () => { left = false; });
  addEventListener('pagehide', () => { left = true; });
  addEventListener('beforeunload', () => { left = true; });
  addEventListener('error', ({ target }) => {
    // What was on its way ends with the page.
    if (target !== window && !left) say('not loaded ' + (target.src || target.href || target.localName));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => say('rejection ' + (reason && reason.stack || reason)));
})()`;
