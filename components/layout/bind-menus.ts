import { createHoverDelay } from './hover-delay';

interface BoundMenu {
  trigger: HTMLButtonElement;
  panel: HTMLElement;
  /** Holds trigger and panel, so that one pair of pointer events covers both. */
  item: HTMLElement;
  /** What the panel begins beneath; a wide one takes the whole row. */
  anchor: HTMLElement;
}

const isOpen = (menu: BoundMenu) => menu.panel.matches(':popover-open');

function findMenus(nav: HTMLElement): BoundMenu[] {
  return [...nav.querySelectorAll<HTMLButtonElement>('button[popovertarget]')].flatMap((trigger) => {
    const panel = document.getElementById(trigger.getAttribute('popovertarget') ?? '');
    const item = trigger.closest('li');
    if (!panel || !item) return [];
    return [{ trigger, panel, item, anchor: panel.matches('.menu--wide') ? nav : item }];
  });
}

/** Where the browser has no anchor positioning, does its part; the style sheet keeps the panel in the window. */
function place({ panel, anchor }: BoundMenu) {
  if (CSS.supports('anchor-scope: --menu')) return;
  panel.style.setProperty('--start', `${anchor.getBoundingClientRect().left}px`);
}

/** Moves the focus along the top row: arrows to the neighbour, round the ends, Home and End to the ends. */
function moveFocus(nav: HTMLElement, event: KeyboardEvent) {
  const row = [...nav.querySelectorAll<HTMLElement>('.site-nav__link')];
  const at = row.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + row.length, Home: 0, End: row.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  row[to % row.length]?.focus();
}

/**
 * Adds to the native menus inside a navigation what HTML does not give them: opening by hover with a mouse,
 * arrow keys between the triggers, `aria-expanded`, and closing when a link is followed or the focus moves on.
 *
 * @returns Undoes it.
 */
export function bindMenus(nav: HTMLElement): () => void {
  const menus = findMenus(nav);
  const ends = new AbortController();
  const { signal } = ends;
  let byHover: BoundMenu | undefined;

  // One may have been opened before the page was live.
  const placeOpen = () => menus.filter(isOpen).forEach(place);
  placeOpen();
  window.addEventListener('resize', placeOpen, { signal });

  const delay = createHoverDelay<BoundMenu>({
    current: () => menus.find(isOpen),
    show(menu) {
      if (isOpen(menu)) return;
      byHover = menu;
      menu.panel.showPopover({ source: menu.trigger });
    },
    hide(menu) {
      // Whoever reads the panel by keyboard keeps it.
      if (isOpen(menu) && !menu.panel.contains(document.activeElement)) menu.panel.hidePopover();
    },
  });

  for (const menu of menus) {
    const { trigger, panel, item } = menu;
    trigger.setAttribute('aria-expanded', String(isOpen(menu)));
    const onMouse = (type: 'pointerenter' | 'pointerleave', run: (menu: BoundMenu) => void) =>
      item.addEventListener(type, (event) => event.pointerType === 'mouse' && run(menu), { signal });
    onMouse('pointerenter', delay.enter);
    onMouse('pointerleave', delay.leave);
    // The page may have been started by this very hover.
    if (item.matches(':hover') && matchMedia('(hover: hover)').matches) delay.enter(menu);

    panel.addEventListener('beforetoggle', () => place(menu), { signal });
    panel.addEventListener(
      'toggle',
      (event) => {
        const open = event.newState === 'open';
        trigger.setAttribute('aria-expanded', String(open));
        if (open) return;
        delay.closed();
        if (byHover === menu) byHover = undefined;
      },
      { signal },
    );
    item.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        // Without a next element the window lost the focus, or a click is about to: neither means "done here".
        if (relatedTarget instanceof Node && !item.contains(relatedTarget) && isOpen(menu))
          panel.hidePopover();
      },
      { signal },
    );
    trigger.addEventListener(
      'click',
      (event) => {
        delay.cancel();
        // A click on a menu that hovering has just opened means "open": the native toggle would close it.
        if (byHover === menu && event.detail > 0) event.preventDefault();
        byHover = undefined;
      },
      { signal },
    );
  }

  nav.addEventListener('keydown', (event) => moveFocus(nav, event), { signal });
  nav.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a'))
        menus.find(isOpen)?.panel.hidePopover();
    },
    { signal },
  );
  return () => {
    delay.cancel();
    ends.abort();
  };
}
