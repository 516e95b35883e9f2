import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { AXE, EVERY_RULE } from '../support/accessibility.ts';
import { FrozenError, type Tab } from './driver/tab.ts';

const resolve = createRequire(import.meta.url).resolve;
/** Finds elements by role and name as assistive technology does, in any engine. */
const QUERIES = readFileSync(resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');
const EVERY_MS = 50;
const WAIT_MS = 10_000;

/** What a visitor looks for: by role and accessible name, by the label of a field, or by its words. */
export interface Target {
  by: 'role' | 'label' | 'text' | 'selector';
  value: string;
  name?: string | { source: string; flags: string };
  within?: Target;
}

const pattern = (name: string | RegExp) =>
  typeof name === 'string' ? name : { source: name.source, flags: name.flags };

/** @param name The whole accessible name, or what it matches. */
export const role = (value: string, name?: string | RegExp, within?: Target): Target => ({
  by: 'role',
  value,
  ...(name !== undefined && { name: pattern(name) }),
  ...(within && { within }),
});

/** @param name The whole label, or what it matches. */
export const label = (name: string | RegExp, within?: Target): Target => ({
  by: 'label',
  value: '',
  name: pattern(name),
  ...(within && { within }),
});

/** @param name The whole text of an element, or what it matches. */
export const text = (name: string | RegExp, within?: Target): Target => ({
  by: 'text',
  value: '',
  name: pattern(name),
  ...(within && { within }),
});

/** What no role and no word tells apart. */
export const selector = (value: string): Target => ({ by: 'selector', value });

const say = ({ by, value, name, within }: Target): string =>
  `${by} ${value}${name === undefined ? '' : ` “${typeof name === 'string' ? name : name.source}”`}${within ? ` in ${say(within)}` : ''}`;

export interface Place {
  x: number;
  y: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What the page says of a target: where it is, and what covers it. */
interface Sight {
  count: number;
  place: Place | null;
  covered: string | null;
}

declare global {
  interface Window {
    /** Put there by {@link Visitor}. */
    find(target: Target): HTMLElement[];
  }
}

/** Runs in the page: defines `window.find`. */
const FIND = `(() => {
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = window.TestingLibraryDom;
  const all = ({ by, value, name, within }) => {
    const wanted = name && typeof name === 'object' ? new RegExp(name.source, name.flags) : name;
    const roots = within ? all(within) : [document.body];
    return roots.flatMap((root) =>
      by === 'selector' ? [...root.querySelectorAll(value)]
      : by === 'role' ? queryAllByRole(root, value, wanted === undefined ? {} : { name: wanted })
      : by === 'label' ? queryAllByLabelText(root, wanted)
      : queryAllByText(root, wanted, { ignore: 'script, style, template' }));
  };
  const seen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  window.find = (target) => all(target).filter(seen);
})()`;

/** What stands for an answer while one page gives way to the next; a browser that has frozen ends the test. */
const unlessFrozen =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof FrozenError) throw error;
    return instead;
  };

/**
 * A tab as a visitor uses it: looks for what is there by role and name, waits for it, and points, touches or types
 * where it is. The same in each engine.
 */
export class Visitor {
  readonly tab: Tab;
  readonly #site: string;

  constructor(tab: Tab, site: string) {
    this.tab = tab;
    this.#site = site;
  }

  get engine() {
    return this.tab.session.engine;
  }

  /** Another tab of the same browser. */
  async newTab(): Promise<Visitor> {
    return new Visitor(await this.tab.session.newTab(), this.#site);
  }

  goto(path: string) {
    return this.tab.goto(new URL(path, this.#site).href);
  }

  /** The path, query and fragment of the page. */
  async path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }

  /** Waits until the tab is at a path. */
  async isAt(path: string | RegExp) {
    const at = expect.poll(() => this.path().catch(unlessFrozen('')), { timeout: WAIT_MS });
    await (typeof path === 'string' ? at.toBe(path) : at.toMatch(path));
  }

  /** Runs a function in the page and waits for its result. It must not refer to anything outside itself. */
  evaluate<R, A extends unknown[]>(run: (...args: A) => R | Promise<R>, ...args: A): Promise<R> {
    return this.tab.evaluate(`(${String(run)})(...${JSON.stringify(args)})`) as Promise<R>;
  }

  /** Runs a function on the one element that a target names. */
  async on<R>(target: Target, run: (element: HTMLElement) => R): Promise<R> {
    await this.sees(target);
    return (await this.tab.evaluate(`(${String(run)})(window.find(${JSON.stringify(target)})[0])`)) as R;
  }

  /** How many of a target are visible. */
  count(target: Target): Promise<number> {
    return this.withQueries((target: Target) => window.find(target).length, target);
  }

  /** Waits until a target is visible. */
  async sees(target: Target, ms = WAIT_MS) {
    await expect
      .poll(() => this.countOrNone(target), { message: say(target), timeout: ms })
      .toBeGreaterThan(0);
  }

  /** Waits until a target is not, or no longer, visible. */
  async missing(target: Target) {
    await expect
      .poll(() => this.countOrNone(target), { message: `no ${say(target)}`, timeout: WAIT_MS })
      .toBe(0);
  }

  /** Waits until the visible text of the page, or of a part of it, contains these words. */
  async says(words: string, within: Target | null = null) {
    await expect
      .poll(() => this.words(within), { message: `says “${words}”`, timeout: WAIT_MS })
      .toContain(words);
  }

  /** The visible text of the page, or of a part of it. */
  words(within: Target | null = null): Promise<string> {
    return this.withQueries(
      (within: Target | null) =>
        (within ? window.find(within) : [document.body]).map((e) => e.innerText).join('\n'),
      within,
    );
  }

  /** The value of a field. */
  value(field: Target): Promise<string> {
    return this.on(field, (element) => (element as HTMLInputElement).value);
  }

  /** Waits until a field has a value. */
  async holds(field: Target, value: string) {
    await expect.poll(() => this.value(field), { message: say(field), timeout: WAIT_MS }).toBe(value);
  }

  /** An attribute of an element. */
  async attribute(target: Target, name: string): Promise<string | null> {
    await this.sees(target);
    return this.withQueries(
      (target: Target, name: string) => window.find(target)[0]?.getAttribute(name) ?? null,
      target,
      name,
    );
  }

  /** Whether a target has the focus. */
  hasFocus(target: Target): Promise<boolean> {
    return this.withQueries(
      (target: Target) => window.find(target).includes(document.activeElement as HTMLElement),
      target,
    );
  }

  /** Waits until a target has the focus. */
  async focused(target: Target, ms = WAIT_MS) {
    await expect
      .poll(() => this.hasFocus(target), { message: `focus on ${say(target)}`, timeout: ms })
      .toBe(true);
  }

  /**
   * Waits until a target is at rest where a pointer reaches it, scrolling to it as far as need be.
   * @throws When it is not there in time, or something covers it
   */
  async find(target: Target): Promise<Place> {
    const end = Date.now() + WAIT_MS;
    let before: Place | null = null;
    for (;;) {
      const sight = await this.look(target);
      const { place, covered } = sight;
      if (place && !covered && before?.x === place.x && before.y === place.y) return place;
      if (Date.now() > end) {
        throw new Error(
          covered ? `${say(target)} is covered by ${covered}` : `${say(target)}: ${sight.count} found`,
        );
      }
      before = covered ? null : place;
      await wait(EVERY_MS);
    }
  }

  private look(target: Target): Promise<Sight> {
    return this.withQueries((target: Target) => {
      const all = window.find(target);
      const element = all.at(0);
      if (!element) return { count: 0, place: null, covered: null };
      let box = element.getBoundingClientRect();
      // Below the fixed header.
      if (box.top < 76 || box.bottom > innerHeight - 4) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        box = element.getBoundingClientRect();
      }
      const { left, top, width, height } = box;
      const x = Math.round(left + width / 2);
      const y = Math.round(top + height / 2);
      const hit = document.elementFromPoint(x, y);
      const reached =
        hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element);
      return {
        count: all.length,
        place: { x, y, left, top, width, height },
        covered: reached ? null : (hit?.outerHTML.slice(0, 120) ?? 'nothing: it is outside the window'),
      };
    }, target).catch(unlessFrozen({ count: 0, place: null, covered: null }));
  }

  async hover(target: Target) {
    const { x, y } = await this.find(target);
    await this.tab.moveTo(x, y);
  }

  async click(target: Target, count = 1) {
    const { x, y } = await this.find(target);
    await this.tab.clickAt(x, y, count);
  }

  async tap(target: Target) {
    const { x, y } = await this.find(target);
    await this.tab.tapAt(x, y);
  }

  async focus(target: Target) {
    await this.on(target, (element) => element.focus());
  }

  press(key: string) {
    return this.tab.press(key);
  }

  type(words: string) {
    return this.tab.type(words);
  }

  /** Replaces what a field holds, with the keyboard. */
  async fill(field: Target, words: string) {
    await this.click(field);
    if (await this.value(field)) {
      await this.press('Control+a');
      await this.press('Backspace');
    }
    await this.type(words);
    await this.holds(field, words);
  }

  /** Lets the pointer move, as a visitor's first interaction, and waits until the page is hydrated. */
  async hydrate() {
    await this.tab.moveTo(3, 3);
    await this.tab.moveTo(7, 9);
    await this.isHydrated();
  }

  async isHydrated() {
    await expect
      .poll(() =>
        this.evaluate(() => 'hydrated' in document.documentElement.dataset).catch(unlessFrozen(false)),
      )
      .toBe(true);
  }

  /** By how many pixels the page can be scrolled sideways. */
  overflow(): Promise<number> {
    return this.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  }

  /**
   * What the accessibility checker finds: the rule, and the elements.
   *
   * @param changes To the checker's options, where it is not to try all rules.
   */
  async violations(changes: RunOptions = {}): Promise<[string, string[]][]> {
    if (!(await this.evaluate(() => 'axe' in window))) await this.addScript(AXE);
    const options: RunOptions = {
      runOnly: EVERY_RULE,
      resultTypes: ['violations'],
      ...changes,
    };
    return this.evaluate(async (options: RunOptions) => {
      const { axe } = window as unknown as {
        axe: { run(root: Document, options: RunOptions): Promise<AxeResults> };
      };
      const { violations } = await axe.run(document, options);
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as [string, string[]]);
    }, options);
  }

  private async addScript(source: string) {
    await this.tab.evaluate(`(function () {${source}\n}).call(globalThis)`);
  }

  private countOrNone(target: Target): Promise<number> {
    // Between two pages there is nothing to look at.
    return this.count(target).catch(unlessFrozen(0));
  }

  private async withQueries<R, A extends unknown[]>(run: (...args: A) => R, ...args: A): Promise<R> {
    if (!(await this.evaluate(() => 'find' in window && 'TestingLibraryDom' in window))) {
      await this.addScript(`${QUERIES};${FIND}`);
    }
    return this.evaluate(run, ...args);
  }
}
