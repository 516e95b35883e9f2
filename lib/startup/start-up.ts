/*
 * Runs inline in the head of every page, before the first paint. It marks <html> for the styles, adds what some browsers lack,
 * and keeps a click until the page is hydrated. It measures nothing before the page is laid out.
 */
import { readDraft } from '@/lib/demo/draft';
import { noteFirstVisit } from '@/lib/demo/first-visit';
import { hasSignedInFlag } from '@/lib/security/signed-in-flag';
import { HYDRATE, HYDRATED, HYDRATION_FAILED, THEME_KEY } from './names';

const root = document.documentElement;
const isHydrated = () => HYDRATED in root.dataset;
/** Finds the nearest element around an event; its target may be the document, which has no `closest`. */
const closest = ({ target }: Event, selector: string) =>
  (target as Partial<Element> | null)?.closest?.<HTMLElement>(selector);

try {
  const theme = localStorage.getItem(THEME_KEY);
  if (theme === 'dark' || theme === 'light') root.dataset['theme'] = theme;
} catch {
  // Storage is forbidden.
}
noteFirstVisit();

const markScrolled = () => root.toggleAttribute('data-scrolled', scrollY > 10);
addEventListener('scroll', markScrolled);
addEventListener('load', markScrolled);

/** React does this once the page is hydrated. Another tab may sign in or out. */
function markSignedIn(): void {
  if (isHydrated()) return;
  if (hasSignedInFlag()) root.dataset['session'] = 'in';
  else delete root.dataset['session'];
}
markSignedIn();
for (const type of ['pageshow', 'focus', 'visibilitychange']) addEventListener(type, markSignedIn);

// A sign-in interrupted the demo form, which React opens again.
addEventListener('DOMContentLoaded', () => readDraft()?.isResumed && dispatchEvent(new Event(HYDRATE)));

// Invoker commands, for browsers without them.
if (!('commandForElement' in HTMLButtonElement.prototype))
  addEventListener(
    'click',
    (event) => {
      const button = closest(event, 'button[commandfor]');
      const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
      if (!(dialog instanceof HTMLDialogElement)) return;
      const command = button?.getAttribute('command');
      const commanded = Object.assign(new Event('command', { cancelable: true }), { command });
      if (!dialog.dispatchEvent(commanded)) return;
      if (command === 'close') dialog.close();
      else if (!dialog.open) dialog.showModal();
    },
    true,
  );

// Light dismiss of dialogs, for browsers without it: a press that begins and ends on the backdrop.
if (!('closedBy' in HTMLDialogElement.prototype)) {
  let pressed: EventTarget | null;
  addEventListener('pointerdown', ({ target }) => (pressed = target), true);
  addEventListener('pointercancel', () => (pressed = null), true);
  const close = (event: Event) => {
    const dialog = closest(event, 'dialog[closedby=any]') as HTMLDialogElement | undefined;
    if (!dialog || dialog !== pressed || dialog !== event.target) return;
    event.preventDefault();
    dialog.close();
  };
  addEventListener('click', close);
  // Safari on touch screens keeps such a click from the window.
  addEventListener('touchend', close);
}

/** The last click on a button that needs React. It looks pressed meanwhile. */
let held: HTMLElement | undefined;

function releaseClick(): void {
  const button = held;
  held = undefined;
  button?.removeAttribute('data-held');
  if (isHydrated()) button?.click();
}

addEventListener(
  'click',
  (event) => {
    const button = closest(event, 'button:not([popovertarget],[commandfor],[type=submit])');
    if (!button || isHydrated()) return;
    event.preventDefault();
    event.stopPropagation();
    releaseClick();
    held = button;
    button.toggleAttribute('data-held', true);
  },
  true,
);
addEventListener(HYDRATED, releaseClick);
addEventListener(HYDRATION_FAILED, releaseClick);
