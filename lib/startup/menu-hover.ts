import { nearest } from './nearest';

/** Milliseconds a mouse rests on a trigger before its menu opens. */
const OPEN_DELAY = 200;
/** Within this time after a menu closed, the next one opens at once. */
const SKIP_DELAY = 300;
/** Milliseconds between the mouse leaving and the menu closing. */
const CLOSE_DELAY = 150;

/** The menu whose trigger or panel the mouse is over. */
let over: HTMLElement | null = null;
/** The one that is open because of that. */
let hovered: HTMLElement | null = null;
let closedAt = -Infinity;
let timer = 0;

const isOpen = (menu: HTMLElement) => menu.matches(':popover-open');

function show(menu: HTMLElement): void {
  if (isOpen(menu)) return;
  hovered = menu;
  menu.showPopover();
}

/** Whoever reads the panel by keyboard keeps it. */
function hide(menu: HTMLElement): void {
  if (!menu.contains(document.activeElement)) menu.hidePopover();
}

function hover({ pointerType }: PointerEvent, to: EventTarget | null): void {
  if (pointerType !== 'mouse') return;
  const item = (to as Partial<Element> | null)?.closest?.('.site-nav__item');
  const menu = item?.querySelector<HTMLElement>('.menu') ?? null;
  if (menu === over) return;
  over = menu;
  clearTimeout(timer);
  const open = [...document.querySelectorAll<HTMLElement>('.menu')].find(isOpen);
  if (!menu) {
    if (open) timer = window.setTimeout(hide, CLOSE_DELAY, open);
  } else if (open || Date.now() - closedAt < SKIP_DELAY) show(menu);
  else timer = window.setTimeout(show, OPEN_DELAY, menu);
}

addEventListener('pointerover', (event) => hover(event, event.target));
// Out of the window, too.
addEventListener('pointerout', (event) => hover(event, event.relatedTarget));
addEventListener(
  'toggle',
  (event) => {
    if (event.newState === 'open' || !nearest(event, '.menu')) return;
    closedAt = Date.now();
    if (hovered === event.target) hovered = null;
  },
  true,
);
addEventListener(
  'click',
  (event) => {
    const id = nearest(event, '.site-nav__link')?.getAttribute('popovertarget');
    if (!id) return;
    clearTimeout(timer);
    // A click on a menu that hovering has just opened means "open": the native toggle would close it.
    if (hovered?.id === id && event.detail > 0) event.preventDefault();
    hovered = null;
  },
  true,
);
