import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { actions } from '../../content/messages/layout.ts';
import { DEMO_DIALOG } from '../../lib/demo/dialog.ts';
import { compareBuilds, openSlowPhone } from './compare-builds.ts';

/**
 * Measures the time from a press on Request Demo until the form is live, on a slow phone. Then the page is hydrated, and
 * the form counts a typed letter. `npm run bench -- press DIR DIR…` compares builds.
 */
const REST_MS = 3000;

/** Runs in the page: waits for the press, then types in each frame until the form counts. */
function watch(dialog: string): void {
  let pressed = 0;
  addEventListener('pointerdown', ({ timeStamp }) => (pressed ||= timeStamp), true);
  const type = () => {
    const field = document.querySelector<HTMLTextAreaElement>(`#${dialog} textarea`);
    // React sees only what is set past its own property of the element.
    if (field) Reflect.set(HTMLTextAreaElement.prototype, 'value', `${field.value}a`, field);
    field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    requestAnimationFrame(() => {
      const isCounted = /[1-9]\d* \/ \d/.test(document.getElementById(dialog)?.textContent ?? '');
      if (isCounted) Object.assign(window, { live: performance.now() - pressed });
      else type();
    });
  };
  addEventListener('hydrated', () => requestAnimationFrame(type));
}

async function press(page: Page): Promise<number> {
  await page.getByRole('banner').getByRole('button', { name: actions.requestDemo, exact: true }).tap();
  const live = await page.waitForFunction(() => (window as { live?: number }).live);
  return (await live.jsonValue()) ?? NaN;
}

const measure =
  (restMs: number) =>
  async (browser: Browser, url: string): Promise<number> => {
    const page = await openSlowPhone(browser);
    await page.addInitScript(watch, DEMO_DIALOG);
    await page.goto(url, { waitUntil: restMs > 0 ? 'load' : 'commit' });
    await wait(restMs);
    const took = await press(page);
    await page.context().close();
    return took;
  };

await compareBuilds({
  'after 3 s of rest': measure(REST_MS),
  'at first sight': measure(0),
});
