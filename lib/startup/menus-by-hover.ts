import { nearest } from './nearest';

/*
 * Opens the menus of the header by hover with a mouse, live or not. A click on a menu that hovering has just opened means
 * "open": the native toggle would close it.
 */

/** Milliseconds a pointer rests on a trigger before its menu opens. */
const OPEN_DELAY = 200;
/** Within this time after a menu closed, the next one opens at once. */
const SKIP_DELAY = 300;
/** Milliseconds between a pointer leaving and the menu closing. */
const CLOSE_DELAY = 150;

/** The menu over whose trigger or panel the pointer is. */
let over: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout>;
/** The menu that hovering has opened. */
let hovered: HTMLElement | null = null;
let closedAt = 0;

const isOpen = (menu: Element) => menu.matches(':popover-open');

function show(menu: HTMLElement): void {
  if (isOpen(menu)) return;
  hovered = menu;
  menu.showPopover();
}

/** Whoever reads a menu by keyboard keeps it. */
function hide(menu: HTMLElement): void {
  if (!menu.contains(document.activeElement)) menu.hidePopover();
}

function hover({ pointerType }: PointerEvent, target: EventTarget | null): void {
  if (pointerType !== 'mouse') return;
  const item = nearest({ target }, '.site-nav__item');
  const menu = item?.querySelector<HTMLElement>('.menu') ?? null;
  if (menu === over) return;
  over = menu;
  clearTimeout(timer);
  const open = [...document.querySelectorAll<HTMLElement>('.menu')].find(isOpen);
  if (menu) {
    if (open || Date.now() - closedAt < SKIP_DELAY) show(menu);
    else timer = setTimeout(() => show(menu), OPEN_DELAY);
  } else if (open) timer = setTimeout(() => hide(open), CLOSE_DELAY);
}

addEventListener('pointerover', (event) => hover(event, event.target));
addEventListener('pointerout', (event) => hover(event, event.relatedTarget));

addEventListener(
  'toggle',
  (event) => {
    const menu = nearest(event, '.menu');
    if (!menu || (event).newState !== 'closed') return;
    closedAt = Date.now();
    if (hovered === menu) hovered = null;
  },
  true,
);

addEventListener(
  'click',
  (event) => {
    const id = nearest(event, '.site-nav__link')?.getAttribute('popovertarget');
    if (!id) return;
    clearTimeout(timer);
    if (hovered?.id === id && event.detail) event.preventDefault();
    hovered = null;
  },
  true,
);
