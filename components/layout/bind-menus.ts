interface BoundMenu {
  trigger: HTMLButtonElement;
  panel: HTMLElement;
  /** Holds trigger and panel. */
  item: HTMLElement;
  /** What the panel begins beneath; a wide one takes the whole row. */
  anchor: HTMLElement;
}

const isOpen = (menu: BoundMenu) => menu.panel.matches(':popover-open');

function findMenus(nav: HTMLElement): BoundMenu[] {
  return [...nav.querySelectorAll<HTMLButtonElement>('button[popovertarget]')].flatMap((trigger) => {
    const panel = document.getElementById(trigger.getAttribute('popovertarget') ?? '');
    const item = trigger.parentElement;
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
 * Adds to the native menus inside an element what HTML does not give them: arrow keys between the triggers,
 * `aria-expanded`, and closing when a link is followed or the focus moves on. The boot script opens them by hover.
 *
 * @returns Undoes it.
 */
export function bindMenus(nav: HTMLElement): () => void {
  const menus = findMenus(nav);
  const ends = new AbortController();
  const { signal } = ends;

  // One may have been opened before the page was hydrated.
  const placeOpen = () => menus.filter(isOpen).forEach(place);
  placeOpen();
  window.addEventListener('resize', placeOpen, { signal });

  for (const menu of menus) {
    const { trigger, panel, item } = menu;
    trigger.setAttribute('aria-expanded', String(isOpen(menu)));

    panel.addEventListener('beforetoggle', () => place(menu), { signal });
    panel.addEventListener(
      'toggle',
      ({ newState }) => trigger.setAttribute('aria-expanded', String(newState === 'open')),
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
  return () => ends.abort();
}
