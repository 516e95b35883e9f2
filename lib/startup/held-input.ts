import { LIVE, START_FAILED } from './names';
import { nearest } from './nearest';
import { isLive } from './page';

/*
 * Until the page is live, holds what needs the framework and gives it back then, in order: presses on buttons that HTML
 * does not handle (they look pressed meanwhile), "/" and what is typed after it or after a press on search, and arrow
 * keys in menus and carousels. Links, menus, folds and forms work by themselves and are let through.
 *
 * On a page with a search of its own "/" leads there, live or not.
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

/** Gives back what was held, or forgets it where the framework did not come. */
function release(): void {
  for (const [again, button] of held) {
    button?.toggleAttribute('data-held', false);
    if (isLive()) again();
  }
  held = [];
  isTyping = false;
}

addEventListener(
  'click',
  (event) => {
    const button = nearest(event, 'button:not([popovertarget],[commandfor],[type=submit])');
    if (!button || isLive()) return;
    isTyping ||= button.dataset['opens'] === 'search';
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
    if (ownSearch || isLive()) return;
    isTyping ||= isSlash;
    if (
      (isTyping && /^(.|Backspace|Escape)$/u.test(key)) ||
      (/^(Arrow(Left|Right)|Home|End)$/.test(key) && nearest(event, '.site-nav,.carousel'))
    )
      hold(event, () => event.target?.dispatchEvent(new KeyboardEvent('keydown', event)));
  },
  true,
);

addEventListener(LIVE, release);
addEventListener(START_FAILED, release);
