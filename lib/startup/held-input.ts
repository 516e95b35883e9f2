import { HYDRATED, START_FAILED } from './names';
import { nearest } from './nearest';
import { isHydrated } from './page';

/*
 * Until hydration, holds presses on buttons that need the framework, and replays them then, in order; they look pressed
 * meanwhile. Of the buttons of a choice the last press counts. Links, menus, folds and forms work by themselves.
 *
 * On a page with a search of its own "/" leads there, hydrated or not.
 */

let held: HTMLElement[] = [];

/** Replays what was held, or drops it where the framework did not load. */
function release(): void {
  for (const button of held) {
    button.removeAttribute('data-held');
    if (isHydrated()) button.click();
  }
  held = [];
}

addEventListener(
  'click',
  (event) => {
    const button = nearest(event, 'button:not([popovertarget],[commandfor],[type=submit])');
    if (!button || isHydrated()) return;
    event.preventDefault();
    event.stopPropagation();
    const choice = button.closest('[data-choice]');
    held = held.filter((other) => {
      const isRevoked = choice?.contains(other);
      if (isRevoked) other.removeAttribute('data-held');
      return !isRevoked;
    });
    button.toggleAttribute('data-held', true);
    held.push(button);
  },
  true,
);

addEventListener(
  'keydown',
  (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (nearest(event, 'input,textarea,select,dialog')) return;
    const search = document.querySelector<HTMLInputElement>('main [aria-keyshortcuts]');
    if (!search) return;
    event.preventDefault();
    search.focus();
    search.select();
  },
  true,
);

addEventListener(HYDRATED, release);
addEventListener(START_FAILED, release);
