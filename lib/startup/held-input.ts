import { HYDRATED, START_FAILED } from './names';
import { nearest } from './nearest';
import { isHydrated } from './page';

/*
 * Until hydration, holds the events that need the framework and replays them then, in order: presses on buttons that
 * HTML does not handle (they look pressed meanwhile), "/" and what is typed after it or after a press on search, and
 * arrow keys in menus and carousels. Of the buttons of a choice the last press counts. Links, menus, folds and forms work
 * by themselves and are let through.
 *
 * On a page with a search of its own "/" leads there, hydrated or not.
 */

let held: [again: () => void, button: Element | undefined][] = [];
/** Whether keys are for the search that was asked for. */
let isTyping = false;

function hold(event: Event, again: () => void, button?: Element): void {
  event.preventDefault();
  event.stopPropagation();
  button?.toggleAttribute('data-held', true);
  held.push([again, button]);
}

/** Replays what was held, or drops it where the framework did not load. */
function release(): void {
  for (const [again, button] of held) {
    button?.toggleAttribute('data-held', false);
    if (isHydrated()) again();
  }
  held = [];
  isTyping = false;
}

addEventListener(
  'click',
  (event) => {
    const button = nearest(event, 'button:not([popovertarget],[commandfor],[type=submit])');
    if (!button || isHydrated()) return;
    isTyping ||= button.dataset['opens'] === 'search';
    const choice = button.closest('[data-choice]');
    held = held.filter(([, other]) => {
      const isRevoked = choice && other && choice.contains(other);
      if (isRevoked) other.removeAttribute('data-held');
      return !isRevoked;
    });
    hold(event, () => button.click(), button);
  },
  true,
);

addEventListener(
  'keydown',
  (event) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isSlash = !isTyping && key === '/' && !nearest(event, 'input,textarea,select,dialog');
    const ownSearch = isSlash && document.querySelector<HTMLInputElement>('main [aria-keyshortcuts]');
    if (ownSearch) {
      event.preventDefault();
      ownSearch.focus();
      ownSearch.select();
    }
    if (ownSearch || isHydrated()) return;
    isTyping ||= isSlash;
    if (
      (isTyping && /^(.|Backspace|Escape)$/u.test(key)) ||
      (/^(Arrow(Left|Right)|Home|End)$/.test(key) && nearest(event, '.site-nav,.carousel'))
    )
      hold(event, () => event.target?.dispatchEvent(new KeyboardEvent('keydown', event)));
  },
  true,
);

addEventListener(HYDRATED, release);
addEventListener(START_FAILED, release);
