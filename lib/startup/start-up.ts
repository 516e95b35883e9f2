// Runs inline in the head of every page, before the first paint, so it measures nothing.
import { readDraft, saveDraft } from '@/lib/demo/draft';
import { DEMO_DIALOG } from '@/lib/demo/dialog';
import { type DemoRequest, fieldNames } from '@/lib/demo/fields';
import { noteFirstVisit } from '@/lib/demo/first-visit';
import { noteStep, type Step } from '@/lib/demo/own-trace';
import { RECEIPT_KEY } from '@/lib/demo/receipt';
import * as routes from '@/lib/routes';
import { hasSignedInFlag } from '@/lib/security/signed-in-flag';
import { readTabText } from '@/lib/tab-storage';
import {
  HYDRATE,
  HYDRATED,
  HYDRATION_FAILED,
  LIMIT_ID,
  LIMIT_PARAMETER,
  OVER_MENU_SINCE,
  SEARCH_KEYS,
  THEME_KEY,
  VISIT_STEP,
} from './constants';

const root = document.documentElement;
const isHydrated = () => HYDRATED in root.dataset;
const listen = (types: string, listener: (event: Event) => void) => {
  for (const type of types.split(' ')) addEventListener(type, listener, true);
};
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
// Pages for accounts are noted nowhere. A page that the browser kept is shown without loading.
listen(`DOMContentLoaded pageshow ${VISIT_STEP}`, (event) => {
  const { detail, persisted } = event as Partial<CustomEvent<Step | null> & PageTransitionEvent>;
  const { pathname } = location;
  if (persisted === false || [routes.auth, routes.dashboard].some((area) => pathname.startsWith(area)))
    return;
  const title = document.querySelector<HTMLMetaElement>('[property="og:title"]')?.content;
  noteStep(detail ?? { action: 'page', evidence: title ?? document.title, result: pathname });
});
listen('scroll load', () => root.toggleAttribute('data-scrolled', scrollY > 10));

const renderWhole = () => root.toggleAttribute('data-whole', true);
const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
// Tools that take a picture of the whole page resize its window before.
listen('resize', renderWhole);
listen(HYDRATED, () => whenIdle(renderWhole));

function markSignedIn(): void {
  if (isHydrated()) return;
  if (hasSignedInFlag()) root.dataset['session'] = 'in';
  else delete root.dataset['session'];
}
markSignedIn();
listen('pageshow focus visibilitychange', markSignedIn);
(window as { cookieStore?: EventTarget }).cookieStore?.addEventListener('change', markSignedIn);
// React opens a form that a sign-in or a reload interrupted, and shows this tab's receipt or a linked limit.
listen('DOMContentLoaded', () => {
  const draft = readDraft();
  const isLinked = location.search.includes(`${LIMIT_PARAMETER}=`) && document.getElementById(LIMIT_ID);
  if (draft?.isResumed || draft?.code || readTabText(RECEIPT_KEY) || isLinked)
    dispatchEvent(new Event(HYDRATE));
});

listen('click', (event) => {
  const button = closest(event, '[command=show-modal]');
  if (button?.getAttribute('commandfor') === DEMO_DIALOG)
    noteStep({ action: 'form', evidence: button.textContent });
  button?.closest<HTMLDialogElement>('dialog[open]')?.close();
});

// Invoker commands, for browsers without them.
if (!('commandForElement' in HTMLButtonElement.prototype))
  listen('click', (event) => {
    const button = closest(event, 'button[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) dialog.showModal();
  });

// Light dismiss of dialogs, for browsers without it: a press that begins and ends on the backdrop.
if (!('closedBy' in HTMLDialogElement.prototype)) {
  let pressed: EventTarget | null;
  listen('pointerdown', ({ target }) => (pressed = target));
  listen('pointercancel', () => (pressed = null));
  listen('pointerup', ({ target }) => (pressed = pressed === target ? pressed : null));
  // Safari on touch screens keeps such a click from the window.
  listen('click touchend', (event) => {
    const dialog = closest(event, 'dialog[closedby=any]') as HTMLDialogElement | undefined;
    if (!dialog || dialog !== pressed || dialog !== event.target) return;
    event.preventDefault();
    dialog.close();
  });
}

// Menus open under a mouse that stays, which need not move again.
listen('pointerover', (event) => {
  const isMouse = (event as PointerEvent).pointerType === 'mouse';
  if (isHydrated() || !isMouse || !closest(event, '[data-opens-under-mouse]')) return;
  root.dataset[OVER_MENU_SINCE] = String(event.timeStamp);
  dispatchEvent(new Event(HYDRATE));
});

/** The last button that was pressed and needs React. It looks pressed meanwhile. */
let pressedButton: HTMLElement | undefined;
listen(`${HYDRATED} ${HYDRATION_FAILED}`, (event) => {
  pressedButton?.removeAttribute('data-pressed');
  delete root.dataset['unloaded'];
  if (isHydrated()) pressedButton?.click();
  else if (pressedButton) {
    root.dataset['unloaded'] = (event as CustomEvent<boolean>).detail ? 'gone' : 'unreachable';
    // An open menu would cover the note.
    pressedButton.closest('dialog')?.close();
    endSearch();
  }
  pressedButton = undefined;
});

// A click on the search, or "/", opens it. Whatever else is pressed ends its opening.
const SEARCH = '[data-opens=search]';
function endSearch(): void {
  if (!root.hasAttribute(SEARCH_KEYS)) return;
  root.removeAttribute(SEARCH_KEYS);
  pressedButton?.removeAttribute('data-pressed');
  pressedButton = undefined;
}
listen('click popstate', (event) => {
  if (!closest(event, SEARCH)) endSearch();
  else if (!root.hasAttribute(SEARCH_KEYS)) root.setAttribute(SEARCH_KEYS, '');
});
addEventListener('keydown', (event) => {
  const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
  if (ctrlKey || metaKey || defaultPrevented) return;
  if (closest(event, 'input, textarea, select, [contenteditable]')) return;
  const keys = root.getAttribute(SEARCH_KEYS);
  if (keys === null) {
    if (key !== '/' || altKey || document.querySelector('dialog[open], [role=dialog]')) return;
    document.querySelector<HTMLElement>(SEARCH)?.click();
  } else if (key === 'Escape' || key === 'Tab') endSearch();
  else if (key === 'Backspace') root.setAttribute(SEARCH_KEYS, keys.slice(0, -1));
  else if (key.length === 1) root.setAttribute(SEARCH_KEYS, keys + key);
  else if (key !== 'Enter') return;
  if (key !== 'Tab') event.preventDefault();
});

/** Loads the page again, with the text of its demo forms. */
function reload(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[id^=demo]')) {
    const data = new FormData(form);
    const values = fieldNames.map((name) => [name, data.get(name) ?? '']);
    if (values.some(([, word]) => word)) saveDraft({ values: Object.fromEntries(values) as DemoRequest });
  }
  location.reload();
}
listen('click', (event) => {
  const button = closest(event, 'button:not([popovertarget],[commandfor],[type=submit])');
  if (!button || isHydrated()) return;
  event.stopPropagation();
  if ('reload' in button.dataset) {
    reload();
    return;
  }
  pressedButton?.removeAttribute('data-pressed');
  pressedButton = button;
  pressedButton.toggleAttribute('data-pressed', true);
});
